/**
 * Closes one thing after another, also those after one that fails: what stays open keeps the process
 * alive. Throws the first error once all have been tried.
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
