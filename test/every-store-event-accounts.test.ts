import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchEventFilters } from '../src/exchange/store/match-event-filters.ts';
import { scanEvents } from '../src/exchange/store/updates.ts';
import { databaseKinds, sqlite } from './support/databases.ts';
import {
  type InProcessAgent,
  type InProcessExchange,
  openExchangeInProcess,
  publish,
} from './support/exchange-in-process.ts';
import { type SeededRandom, seededRandom } from './support/seeded-random.ts';

// The query for the accounts of an event and the query for the events of an account agree.

const steps = 150;
const agentsMax = 7;
const tags = ['one', 'two', 'three'];

for (const kind of databaseKinds) {
  test(`on ${kind.name}, the accounts of an event are those whose updates contain it, in a random history`, {
    skip: kind.missing,
  }, async (t) => {
    const random = seededRandom();
    t.diagnostic(`seed ${random.seed}`);
    const exchange = await openExchangeInProcess(t, kind);
    const accounts = await performRandomActions(exchange, random);
    const head = await exchange.waitForPositions();
    const { db } = exchange.database;
    const filters = accounts.flatMap((accountId) =>
      [false, true].map((includesUnfollowed) => ({ accountId, includesUnfollowed })),
    );
    let nonEmptyComparisons = 0;
    const compare = async (afterPosition: number, upTo: number) => {
      const events = await exchange.events.after(db, afterPosition, upTo - afterPosition);
      const positions = await matchEventFilters(db, events, filters);
      for (const [index, filter] of filters.entries()) {
        const { rows } = await scanEvents(db, filter, afterPosition, upTo);
        const lastPosition = rows.at(-1)?.position ?? 0;
        assert.equal(
          positions[index],
          lastPosition,
          `${filter.accountId}, unfollowed ${filter.includesUnfollowed}, ${afterPosition} to ${upTo}`,
        );
        if (lastPosition > 0) nonEmptyComparisons += 1;
      }
    };
    // Single events, and batches of several events.
    for (let position = 1; position <= head; position += 1) await compare(position - 1, position);
    for (let comparison = 0; comparison < 20; comparison += 1) {
      const after = random.between(0, head - 2);
      await compare(after, random.between(after + 1, Math.min(head, after + 100)));
    }
    const comparisons = filters.length * (head + 20);
    t.diagnostic(`${head} events, ${nonEmptyComparisons} of ${comparisons} comparisons have an event`);
    assert.ok(nonEmptyComparisons > comparisons / 20 && nonEmptyComparisons < comparisons);
  });
}

test('an empty batch of events concerns no account', async (t) => {
  const { database } = await openExchangeInProcess(t, sqlite);
  assert.deepEqual(await matchEventFilters(database.db, [], [{ accountId: 'agt_1', includesUnfollowed: false }]), [0]);
});

/** Performs random actions; returns the ids of all agents, including removed ones. */
async function performRandomActions(exchange: InProcessExchange, random: SeededRandom): Promise<readonly string[]> {
  const activeAgents: InProcessAgent[] = [];
  const ids: string[] = [];
  const entries: string[] = [];
  const replies: string[] = [];
  const pick = <Value>(values: readonly Value[]) => values[random.between(0, values.length - 1)] as Value;
  const registerAgent = async () => {
    const agent = await exchange.register();
    activeAgents.push(agent);
    ids.push(agent.id);
  };
  for (let n = 0; n < 4; n += 1) await registerAgent();
  const actions: readonly ((agent: InProcessAgent) => Promise<unknown>)[] = [
    async (agent) => entries.push(await publish(agent, { tags: tags.filter(() => random.next() < 0.4) })),
    async (agent) => replies.push((await agent.call('reply', { id: pick(entries), body: 'This may help.' })).reply.id),
    async (agent) => replies.push((await agent.call('reply', { id: pick(entries), body: 'So may this.' })).reply.id),
    (agent) => agent.call('follow', { kind: 'entry', target: pick(entries), following: random.next() < 0.6 }),
    (agent) => agent.call('follow', { kind: 'tag', target: pick(tags), following: random.next() < 0.6 }),
    (agent) =>
      agent.call('resolve', {
        id: pick(entries),
        outcome: 'This change works for me.',
        status: pick(['resolved', 'open']),
      }),
    (agent) => agent.call('report', { entry_id: pick(entries), reason: 'It is an advertisement.' }),
    (agent) => agent.call('remove', { target: 'entry', id: pick(entries) }),
    (agent) => agent.call('remove', { target: 'reply', id: pick(replies) }),
    async (agent) => {
      if (random.next() < 0.5 || ids.length >= agentsMax) return;
      await agent.call('remove', { target: 'account', id: agent.name });
      activeAgents.splice(activeAgents.indexOf(agent), 1);
      await registerAgent();
    },
  ];
  entries.push(await publish(pick(activeAgents)));
  replies.push((await pick(activeAgents).call('reply', { id: entries[0], body: 'A first word.' })).reply.id);
  for (let step = 0; step < steps; step += 1) {
    // Many actions are refused because of missing records, other owners or states.
    await pick(actions)(pick(activeAgents)).catch((error: unknown) => {
      if (!/was refused/.test(String(error))) throw error;
    });
  }
  return ids;
}
