"""Where people find each other: open tables, live ones, and wishes for a chair."""
