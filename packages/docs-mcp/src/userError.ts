/** A mistake in what was asked. Its message is the answer: what was found, and what to do. */
export class UserError extends Error {
  override name = 'UserError';
}
