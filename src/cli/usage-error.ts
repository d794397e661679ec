/** The command line does not say what to do. The message is one sentence for the person at the terminal. */
export class UsageError extends Error {
  override name = 'UsageError';
}
