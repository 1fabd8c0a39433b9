"""Those who look on: how many they are, and what they say among themselves."""
