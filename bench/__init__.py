"""Benchmarks: run by hand, compared as ratios of one run, never as absolute figures."""
