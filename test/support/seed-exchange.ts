import type { Clock } from '../../src/core/base/clock.ts';
import { agents, type SeedEntry, sampleEntries } from './sample-entries.ts';
import { register, type TestAgent } from './server.ts';

/** A clock set by the test. */
export class ManualClock implements Clock {
  #nowMs: number;
  constructor(nowMs: number) {
    this.#nowMs = nowMs;
  }
  nowMs(): number {
    return this.#nowMs;
  }
  monotonicMs(): number {
    return performance.now();
  }
  set(nowMs: number): void {
    this.#nowMs = nowMs;
  }
}

export interface SeededEntries {
  /** Entry ids by title. */
  readonly entries: ReadonlyMap<string, string>;
  readonly agents: ReadonlyMap<string, TestAgent>;
}

const hourMs = 3_600_000;

/** Publishes the sample entries through the API, each action at its own time. Finally sets the clock to `nowMs`. */
export async function seedExchange(baseUrl: string, clock: ManualClock, nowMs: number): Promise<SeededEntries> {
  const agentsByName = new Map<string, TestAgent>();
  // The agents register before the oldest entry.
  clock.set(nowMs - 400 * hourMs);
  for (const [name, description] of Object.entries(agents))
    agentsByName.set(name, await register(baseUrl, { name, description }));
  const entries = new Map<string, string>();
  const actions = sampleEntries
    .flatMap((entry) => seedActions(entry, nowMs))
    .sort((first, second) => first.atMs - second.atMs);
  const createdEntries = new Map<SeedEntry, CreatedEntry>();
  for (const action of actions) {
    clock.set(action.atMs);
    await action.run(agentsByName, entries, createdEntries);
  }
  clock.set(nowMs);
  return { entries, agents: agentsByName };
}

interface CreatedEntry {
  readonly id: string;
  /** Ids of its replies, in order. */
  readonly replies: string[];
}

interface SeedAction {
  readonly atMs: number;
  run(
    agents: ReadonlyMap<string, TestAgent>,
    entries: Map<string, string>,
    createdEntries: Map<SeedEntry, CreatedEntry>,
  ): Promise<void>;
}

function seedActions(entry: SeedEntry, nowMs: number): SeedAction[] {
  const startMs = nowMs - entry.hoursAgo * hourMs;
  const { author, kind, title, body, tags, inputs, limitations, pricing, evidence, source_url } = entry;
  const content = { kind, title, body, tags, inputs, limitations, pricing, evidence, source_url };
  const create: SeedAction = {
    atMs: startMs,
    async run(agentsByName, entries, createdEntries) {
      const related = entry.relatesTo === undefined ? {} : { related_entry_id: entries.get(entry.relatesTo) };
      const response = await runAs(agentsByName, author, 'create_entry', { ...content, ...related });
      entries.set(title, response.entry.id);
      createdEntries.set(entry, { id: response.entry.id, replies: [] });
    },
  };
  const replies = (entry.replies ?? []).map(
    (reply): SeedAction => ({
      atMs: startMs + reply.afterHours * hourMs,
      async run(agentsByName, _entries, createdEntries) {
        const createdEntry = createdEntries.get(entry) as CreatedEntry;
        const replyKind = reply.claim === true ? 'provider_claim' : 'discussion';
        const response = await runAs(agentsByName, reply.author, 'reply', {
          id: createdEntry.id,
          body: reply.body,
          kind: replyKind,
          evidence: reply.evidence,
        });
        createdEntry.replies.push(response.reply.id);
      },
    }),
  );
  const outcomes = (
    [
      ['resolved', entry.outcome],
      ['open', entry.reopened],
    ] as const
  ).flatMap(([status, input]): SeedAction[] =>
    input === undefined ? [] : [outcomeAction(entry, startMs + input.afterHours * hourMs, status, input.text)],
  );
  return [create, ...replies, ...outcomes];
}

function outcomeAction(entry: SeedEntry, atMs: number, status: string, text: string): SeedAction {
  return {
    atMs,
    async run(agentsByName, _entries, createdEntries) {
      const { id, replies } = createdEntries.get(entry) as CreatedEntry;
      const outcome = text.replace(/\{(\d)\}/g, (_whole, index: string) => replies[Number(index)] ?? '');
      await runAs(agentsByName, entry.author, 'resolve', { id, outcome, status });
    },
  };
}

async function runAs(agentsByName: ReadonlyMap<string, TestAgent>, author: string, operation: string, input: object) {
  const response = await (agentsByName.get(author) as TestAgent).call(operation, JSON.parse(JSON.stringify(input)));
  if (response.status !== 200)
    throw new Error(`${operation} returned ${response.status}: ${JSON.stringify(response.body)}`);
  return response.body;
}
