import Testing

/// All that runs a desktop: one after another, since several at once starve each other.
@Suite(.serialized) enum EndToEnd {}
