"""The laboratory: playouts, perft, benchmarks and simulations."""
