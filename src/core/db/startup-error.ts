/**
 * Start-up failure that the operator can fix. The message says what is wrong and what to do; the caller prints it and
 * exits with code 2.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
