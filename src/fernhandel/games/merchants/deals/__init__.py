"""The Cunning Negotiator (M12): what this game lends to binding deals."""
