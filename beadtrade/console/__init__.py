"""How every subcommand reads, prints and complains."""
