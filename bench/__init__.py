"""Benchmarks: speed as ratios, measured in one run by CPU time."""
