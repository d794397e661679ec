import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Db, Tx } from '../../src/core/db/transaction.ts';
import type { EventLog } from '../../src/core/operation/event-log.ts';
import type { SeededRandom } from '../support/seeded-random.ts';

/** Number of subjects; each has a row that a writer locks. */
export const subjectCount = 60;

/** A node with its own connections. */
export interface Node {
  readonly database: Database;
  readonly log: EventLog;
}

/** The id of a polled event, and its key in the order of events. */
export interface PolledEvent {
  readonly orderKey: number;
  readonly id: string;
}

/** The function under test, which reads events after a key. */
export type Read = (node: Node, db: Db, afterKey: number, limit: number) => Promise<PolledEvent[]>;

/**
 * Writes until `untilMs`: locks a subject, appends its next event, pauses inside the transaction, and sometimes rolls
 * back. Returns the ids of committed events.
 */
export async function runWriter(node: Node, random: SeededRandom, untilMs: number): Promise<string[]> {
  const committed: string[] = [];
  while (performance.now() < untilMs) {
    const subject = `subject ${random.between(1, subjectCount)}`;
    const pauseMs = random.next() < 0.3 ? random.between(1, 40) : 0;
    const rollsBack = random.next() < 0.2;
    try {
      committed.push(await node.database.write((tx) => writeNext(node, tx, subject, pauseMs, rollsBack)));
    } catch (error) {
      if (!(error instanceof SimulatedRollback)) throw error;
    }
  }
  return committed;
}

/** Polls from key 0 on, in pages of random size, until the load is over and a page is empty. */
export async function runPoller(
  nodes: readonly Node[],
  read: Read,
  random: SeededRandom,
  isOver: () => boolean,
): Promise<PolledEvent[]> {
  const polledEvents: PolledEvent[] = [];
  for (;;) {
    const wasOver = isOver();
    const node = nodes[random.between(0, nodes.length - 1)] as Node;
    const page = await read(node, node.database.db, polledEvents.at(-1)?.orderKey ?? 0, random.between(1, 60));
    polledEvents.push(...page);
    if (page.length > 0) continue;
    if (wasOver) return polledEvents;
    await delay(random.between(0, 30));
  }
}

class SimulatedRollback extends Error {}

async function writeNext(node: Node, tx: Tx, subject: string, pauseMs: number, rollsBack: boolean): Promise<string> {
  const row = await tx.lock(tx.query.selectFrom('test_record').select('count').where('id', '=', subject));
  const count = (row?.count ?? 0) + 1;
  await tx.run(tx.query.updateTable('test_record').set({ count }).where('id', '=', subject));
  const id = `${subject} #${count}`;
  await node.log.append(tx, { id, kind: 'test.added', occurred_at: Date.now(), subject_id: subject });
  if (pauseMs > 0) await delay(pauseMs);
  if (rollsBack) throw new SimulatedRollback();
  return id;
}
