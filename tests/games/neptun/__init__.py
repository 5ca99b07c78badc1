"""Tests of Neptun."""
