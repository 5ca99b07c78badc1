"""Tests of Carthago: Merchants & Guilds."""
