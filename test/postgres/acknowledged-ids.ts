import assert from 'node:assert/strict';
import { StorageUnavailable } from '../../src/core/db/transaction.ts';

interface Load {
  /** Writes a row with this id; may reject with StorageUnavailable. */
  readonly write: (id: string) => Promise<unknown>;
  readonly readIds: () => Promise<readonly string[]>;
  /** Cuts connections. The writers stop when the promise resolves. */
  readonly cut: (acknowledgedCount: () => number) => Promise<void>;
  /** The assertion fails unless more writes than this were acknowledged. */
  readonly acknowledgedMin: number;
}

/** Writes from eight callers while connections are cut, and asserts that every acknowledged id is stored. */
export async function assertAcknowledgedIdsAreStored({ write, readIds, cut, acknowledgedMin }: Load): Promise<void> {
  const acknowledgedIds: string[] = [];
  let isOver = false;
  const cutting = cut(() => acknowledgedIds.length).finally(() => {
    isOver = true;
  });
  const writing = Array.from({ length: 8 }, async (_, caller) => {
    for (let number = 0; !isOver; number += 1) {
      const id = `${caller}-${number}`;
      await write(id).then(
        () => acknowledgedIds.push(id),
        (error: unknown) => assert.ok(error instanceof StorageUnavailable, String(error)),
      );
    }
  });
  await Promise.all([cutting, ...writing]);
  const storedIds = new Set(await readIds());
  assert.ok(acknowledgedIds.length > acknowledgedMin, `${acknowledgedIds.length} acknowledged writes`);
  assert.deepEqual(
    acknowledgedIds.filter((id) => !storedIds.has(id)),
    [],
  );
}
