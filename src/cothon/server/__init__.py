"""The table in the browser: one process that keeps tables, talks to viewers and lets bots think."""
