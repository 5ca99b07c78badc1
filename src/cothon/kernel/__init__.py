"""The kernel: state, agenda of steps, chance, secrets, journal and saves. It knows no game."""
