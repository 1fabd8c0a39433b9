"""Binding deals: what players agree on in public, and the rules then hold them to. A game brings its own words."""
