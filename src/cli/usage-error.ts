/** Invalid command line. The message is one sentence for the user. */
export class UsageError extends Error {
  override name = 'UsageError';
}
