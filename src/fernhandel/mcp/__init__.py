"""A seat played by a language model, or any program that speaks the Model Context Protocol; the extra ``mcp``.

Inside this package ``import mcp`` means the protocol's own library.
"""
