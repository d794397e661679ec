import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Db, Tx } from '../../src/core/db/transaction.ts';
import type { EventLog } from '../../src/core/operation/event-log.ts';
import type { SeededRandom } from '../support/seeded-random.ts';

/** One node: a database of its own, and the event log on it. */
export interface Node {
  readonly database: Database;
  readonly log: EventLog;
}

/** An event as a poller reads it: the place in its order, and who it is. */
export interface SeenEvents {
  readonly place: number;
  readonly id: string;
}

/** Reads events past a place. The thing under test. */
export type Read = (node: Node, db: Db, past: number, limit: number) => Promise<SeenEvents[]>;

/**
 * Writes until the time is up: takes a subject's lock, appends its next event, pauses inside the
 * transaction, and sometimes gives up. Returns the ids of the events that were committed.
 */
export async function runWriter(node: Node, random: SeededRandom, untilMs: number): Promise<string[]> {
  const committed: string[] = [];
  while (performance.now() < untilMs) {
    const subject = `subject ${random.between(1, 60)}`;
    const pauseMs = random.next() < 0.3 ? random.between(1, 40) : 0;
    const givesUp = random.next() < 0.2;
    try {
      committed.push(await node.database.write((tx) => writeNext(node, tx, subject, pauseMs, givesUp)));
    } catch (error) {
      if (!(error instanceof GaveUp)) throw error;
    }
  }
  return committed;
}

/** Polls from place 0 on, in steps of any length, until it is told that everything is there to be read. */
export async function runPoller(
  nodes: readonly Node[],
  read: Read,
  random: SeededRandom,
  isOver: () => boolean,
): Promise<SeenEvents[]> {
  const seen: SeenEvents[] = [];
  for (;;) {
    const over = isOver();
    const node = nodes[random.between(0, nodes.length - 1)] as Node;
    const results = await read(node, node.database.db, seen.at(-1)?.place ?? 0, random.between(1, 60));
    seen.push(...results);
    if (results.length > 0) continue;
    if (over) return seen;
    await delay(random.between(0, 30));
  }
}

class GaveUp extends Error {}

async function writeNext(node: Node, tx: Tx, subject: string, pauseMs: number, givesUp: boolean): Promise<string> {
  const row = await tx.lock(tx.query.selectFrom('probe').select('count').where('id', '=', subject));
  const count = (row?.count ?? 0) + 1;
  await tx.run(tx.query.updateTable('probe').set({ count }).where('id', '=', subject));
  const id = `${subject} #${count}`;
  await node.log.append(tx, { id, kind: 'probe.made', occurred_at: Date.now(), subject_id: subject });
  if (pauseMs > 0) await delay(pauseMs);
  if (givesUp) throw new GaveUp();
  return id;
}
