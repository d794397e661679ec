import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '../support/eventually.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { newKey, register, type TestAgent, validEntry } from '../support/server.ts';

const random = seededRandom();

export interface RunningLoad {
  /** Ids of entries whose write was acknowledged. */
  readonly acknowledged: ReadonlySet<string>;
  /** Resets the counts of `round`. */
  beginRound(): void;
  /** Number of writes acknowledged since `beginRound`, and the longest time between two acknowledgements. */
  round(): { readonly writes: number; readonly gapMs: number };
  /** Stops all clients without a result. */
  stop(): void;
  /** Stops the writers; returns the entry ids that a subscriber read with one cursor from the beginning. */
  end(): Promise<string[]>;
}

/** Agents that write entry after entry, each repeated until it is acknowledged, and one that reads all events. */
export async function startFailoverLoad(baseUrls: readonly string[], writers: number): Promise<RunningLoad> {
  const acknowledged = new Set<string>();
  let isOver = false;
  const stopController = new AbortController();
  const stopSignal = stopController.signal;
  let round = { writes: 0, gapMs: 0 };
  let lastAcknowledgedMs = performance.now();
  const agents: TestAgent[] = [];
  for (let index = 0; index < writers; index += 1) {
    const baseUrl = baseUrls[index % baseUrls.length] as string;
    agents.push(await eventually('an agent is registered', () => register(baseUrl).catch(() => null)));
  }
  const write = async (agent: TestAgent) => {
    while (!isOver && !stopSignal.aborted) {
      const input = { ...validEntry(), idempotency_key: newKey() };
      const id = await untilAcknowledged(() => agent.call('create_entry', input), stopSignal);
      if (id === null) return;
      acknowledged.add(id);
      const nowMs = performance.now();
      round = { writes: round.writes + 1, gapMs: Math.max(round.gapMs, nowMs - lastAcknowledgedMs) };
      lastAcknowledgedMs = nowMs;
      await delay(random.between(10, 30));
    }
  };
  const writing = Promise.all(agents.map(write));
  // Events of the last writes have their positions at the latest three seconds later.
  const reading = readAllEvents(
    agents[0] as TestAgent,
    () => isOver && lastAcknowledgedMs < performance.now() - 3_000,
    stopSignal,
  );
  // Awaited at the end; until then a failure must not end the process.
  writing.catch(() => {});
  reading.catch(() => {});
  return {
    acknowledged,
    beginRound() {
      round = { writes: 0, gapMs: 0 };
    },
    round: () => round,
    stop: () => stopController.abort(),
    async end() {
      isOver = true;
      await writing;
      return reading;
    },
  };
}

/** Repeats a write until it is acknowledged and returns the entry's id. A status below 500 except 200 ends the load. */
async function untilAcknowledged(
  call: () => ReturnType<TestAgent['call']>,
  stopSignal: AbortSignal,
): Promise<string | null> {
  while (!stopSignal.aborted) {
    const response = await call().catch(() => null);
    if (response?.status === 200) return response.body.entry.id;
    if (response !== null && response.status < 500)
      throw new Error(`A write returned ${JSON.stringify(response.body)}`);
    await delay(random.between(50, 150));
  }
  return null;
}

/** Reads all events with one cursor. A status below 500 except 200 ends the load. */
async function readAllEvents(agent: TestAgent, isOver: () => boolean, stopSignal: AbortSignal): Promise<string[]> {
  const ids: string[] = [];
  let cursor = 0;
  let firstEpoch: string | undefined;
  while (!stopSignal.aborted) {
    const wasOver = isOver();
    const response = await agent.call('updates', { all: true, cursor }).catch(() => null);
    if (response !== null && response.status !== 200 && response.status < 500)
      throw new Error(`Reading the events returned ${JSON.stringify(response.body)}`);
    if (response?.status === 200) {
      const { events, epoch } = response.body;
      firstEpoch ??= epoch;
      assert.equal(epoch, firstEpoch, 'the epoch has changed');
      cursor = response.body.cursor;
      for (const event of events) if (event.kind === 'entry.created') ids.push(event.entry.id);
      if (wasOver && events.length === 0) return ids;
      if (events.length > 0) continue;
    }
    await delay(random.between(20, 80));
  }
  return ids;
}
