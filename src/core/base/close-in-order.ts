/**
 * Runs the close functions in order and continues after a failure, since an open resource keeps the process alive.
 * Throws the first error at the end.
 */
export async function closeInOrder(steps: readonly (() => Promise<unknown> | undefined)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
