/** Does the work for every item, at most `limit` at once, starting them in order. */
export async function inParallel<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const lanes = Array.from({ length: Math.min(limit, items.length) }, async () => {
    for (const item of rest) await work(item);
  });
  await Promise.all(lanes);
}
