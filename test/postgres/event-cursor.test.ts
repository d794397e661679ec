import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createEventLog } from '../../src/core/operation/event-log.ts';
import { postgres } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { type SeededRandom, seededRandom } from '../support/seeded-random.ts';
import { soakScaled } from '../support/soak-scale.ts';
import { type Node, type PolledEvent, type Read, runPoller, runWriter, subjectCount } from './cursor-load.ts';

const roundMs = soakScaled(6_000, 300_000);
const eventsMin = 500;
const killsMin = 5;
/** Maximum number of load rounds until there are enough events and kills; a busy machine needs more of them. */
const roundsMax = 10;
const writers = 32;
const pollers = 8;

describe('an exclusive cursor over the events of several nodes', { skip: postgres.missing }, () => {
  test('misses nothing, repeats nothing and keeps the order while sequencers and their connections are killed', async (t) => {
    const { committed, polls, kills } = await runLoad(t, readByPosition, roundMs);
    assert.ok(kills >= killsMin, `sequencers or their connections were killed only ${kills} times`);
    assert.ok(committed.length >= eventsMin, `only ${committed.length} events`);
    for (const events of polls) {
      assert.deepEqual(events.map(idOf).sort(), [...committed].sort());
      assert.deepEqual(
        events.map((event) => event.orderKey),
        Array.from({ length: events.length }, (_, index) => index + 1),
      );
      assert.deepEqual(outOfOrder(events), []);
    }
  });

  test('misses events when it uses insertion ids, which shows that the load is sufficient', async (t) => {
    const { committed, polls } = await runLoad(t, readByInsertionId, 2_500);
    const missedCounts = polls.map((events) => committed.length - new Set(events.map(idOf)).size);
    assert.ok(Math.max(...missedCounts) > 0, 'no poller missed anything');
  });
});

interface Load {
  /** The ids of all committed events. */
  readonly committed: string[];
  /** The events read by each poller. */
  readonly polls: PolledEvent[][];
  readonly kills: number;
}

async function runLoad(t: TestContext, read: Read, durationMs: number): Promise<Load> {
  const random = seededRandom();
  t.diagnostic(`RIALTO_SEED=${random.seed}`);
  const location = await postgres.createLocation(t);
  assert.ok(location.databaseUrl !== undefined);
  const nodes = await Promise.all([1, 2, 3].map(() => openNode(t, location)));
  await addSubjects(nodes[0] as Node);
  const sequencers = new Sequencers(location.databaseUrl, random);
  t.after(() => sequencers.end());
  let isOver = false;
  const polling = Array.from({ length: pollers }, () => runPoller(nodes, read, seededRandom(), () => isOver));
  const killing = sequencers.killRepeatedly(() => isOver);
  const committed: string[] = [];
  const isEnough = () => committed.length >= eventsMin && sequencers.kills >= killsMin;
  for (let round = 0; round < roundsMax && !isEnough(); round += 1) {
    const untilMs = performance.now() + durationMs;
    const writing = Array.from({ length: writers }, (_, index) =>
      runWriter(nodes[index % nodes.length] as Node, seededRandom(random.seed + round * writers + index), untilMs),
    );
    committed.push(...(await Promise.all(writing)).flat());
  }
  await waitForPositions(nodes[0] as Node);
  isOver = true;
  const polls = await Promise.all(polling);
  await killing;
  return { committed, polls, kills: sequencers.kills };
}

async function openNode(t: TestContext, location: Awaited<ReturnType<typeof postgres.createLocation>>): Promise<Node> {
  const database = await location.open({
    limits: { connectionsMax: 12, connectionWaitMs: 30_000, rowLockTimeoutMs: 30_000 },
  });
  const onError = (error: unknown) => {
    throw error;
  };
  const log = createEventLog({ database, table: 'test_event', onError });
  t.after(() => log.close());
  return { database, log };
}

async function addSubjects({ database }: Node): Promise<void> {
  const values = Array.from({ length: subjectCount }, (_, index) => ({
    id: `subject ${index + 1}`,
    count: 0,
    note: null,
  }));
  await database.write((tx) => tx.run(tx.query.insertInto('test_record').values(values)));
}

async function waitForPositions({ database }: Node): Promise<void> {
  const withoutPosition = database.db.query
    .selectFrom('test_event')
    .select('id')
    .where('position', 'is', null)
    .limit(1);
  await eventually(
    'every event has its position',
    async () => (await database.db.first(withoutPosition)) === undefined,
  );
}

const readByPosition: Read = async (node, db, afterKey, limit) => {
  const events = await node.log.after(db, afterKey, limit);
  return events.map(({ position, id }) => ({ orderKey: position, id }));
};

// With a plain sequence column, numbers are assigned before the commit that makes them visible.
const readByInsertionId: Read = async (_, db, afterKey, limit) => {
  const query = db.query.selectFrom('test_event').select(['insertion_id', 'id']);
  const rows = await db.all(query.where('insertion_id', '>', afterKey).orderBy('insertion_id').limit(limit));
  return rows.map(({ insertion_id, id }) => ({ orderKey: insertion_id, id }));
};

/** Ids of events that do not directly follow the previous event of their subject. */
function outOfOrder(polled: readonly PolledEvent[]): string[] {
  const counts = new Map<string, number>();
  return polled.map(idOf).filter((id) => {
    const [subject = '', count] = id.split(' #');
    const previousCount = counts.get(subject) ?? 0;
    counts.set(subject, Number(count));
    return Number(count) !== previousCount + 1;
  });
}

function idOf(event: PolledEvent): string {
  return event.id;
}

/** Two sequencer processes. Repeatedly, one process is killed and replaced, or the connections of both are ended. */
class Sequencers {
  readonly #databaseUrl: string;
  readonly #random: SeededRandom;
  readonly #processes: ChildProcess[];
  kills = 0;

  constructor(databaseUrl: string, random: SeededRandom) {
    this.#databaseUrl = databaseUrl;
    this.#random = random;
    this.#processes = [this.#start(), this.#start()];
  }

  async killRepeatedly(isOver: () => boolean): Promise<void> {
    const client = new pg.Client({ connectionString: this.#databaseUrl });
    await client.connect();
    while (!isOver()) {
      await delay(this.#random.between(200, 700));
      const headBefore = await headOf(client);
      if (this.#random.next() < 0.5) this.#killOne();
      else await client.query(endSequencerSessions);
      this.kills += 1;
      // Without this wait, a busy machine kills sequencers faster than new ones start.
      await eventually('positions are assigned again', async () => isOver() || (await headOf(client)) > headBefore);
    }
    await client.end();
  }

  end(): void {
    for (const child of this.#processes) child.kill('SIGKILL');
  }

  #killOne(): void {
    this.#processes.shift()?.kill('SIGKILL');
    this.#processes.push(this.#start());
  }

  #start(): ChildProcess {
    const file = join(import.meta.dirname, 'sequencer-process.ts');
    return spawn(process.execPath, [file, this.#databaseUrl], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

async function headOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ head: number }>('select max(position)::int as head from test_event');
  return rows[0]?.head ?? 0;
}

const endSequencerSessions = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'rialto sequencer' and datname = current_database()`;
