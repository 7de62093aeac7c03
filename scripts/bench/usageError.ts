/** A mistake in how a command was called or in what it needs; its message is one line that says what to do. */
export class UsageError extends Error {}
