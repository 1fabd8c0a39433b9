"""What a host needs so that a house stays a good place: reports, mutes, shutting out, words that are removed."""
