"""Plain data from outside, looked up key by key and complained about clearly."""
