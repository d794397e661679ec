/**
 * The server cannot start, for a reason that the person who starts it can remove. The message is
 * one sentence that says what is wrong and what to do; the caller prints it and exits with code 2.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
