/** Invalid command line. The message is printed for the user; the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
