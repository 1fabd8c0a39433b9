"""The planner of First Train to Nuremberg; its weights are data beside it."""
