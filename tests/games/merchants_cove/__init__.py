"""Tests of Merchants Cove."""
