/** A mistake in a command's usage or prerequisites; its message is one line that says what to do. */
export class UsageError extends Error {}
