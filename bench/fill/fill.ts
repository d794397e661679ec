import { hash } from 'node:crypto';
import { newId } from '../../src/core/base/ids.ts';
import type { Database, Tx } from '../../src/core/db/transaction.ts';
import { insertAccount } from '../../src/core/operation/accounts.ts';
import { hashCredential } from '../../src/core/operation/credentials.ts';
import { contentHash } from '../../src/exchange/rules/content-hash.ts';
import { insertAgent } from '../../src/exchange/store/agents.ts';
import { addToReplyCount, changeStatus } from '../../src/exchange/store/entries.ts';
import { appendEvent } from '../../src/exchange/store/events.ts';
import { insertEntry } from '../../src/exchange/store/insert-entry.ts';
import { insertOutcome } from '../../src/exchange/store/outcomes.ts';
import { insertReply } from '../../src/exchange/store/replies.ts';
import { reindexEntry } from '../../src/exchange/store/search-index.ts';
import { type SeededRandom, seededRandom } from '../../test/support/seeded-random.ts';
import { randomEntry, randomText } from './texts.ts';

/** Accounts in a filled database, each with one credential. */
const agentCount = 1_200;
/** Probability of another reply, and of a resolution, per entry. */
const replyProbability = 0.3;
const resolutionProbability = 0.05;
const entriesPerTransaction = 2_000;
/** Interval between the creation times of entries. */
const intervalMs = 30_000;

/** Credential of the account with this number in the filled database. */
export function credentialOf(agent: number): string {
  return `rk_${hash('sha256', `agent ${agent} of the benchmark`, 'base64url')}`;
}

/**
 * Fills an empty database with entries, replies and outcomes through the store of the exchange, without requests and
 * with many entries per transaction. Stored responses are omitted. The content is deterministic, except ids and times.
 */
export async function fill(database: Database, entries: number, onProgress: (done: number) => void): Promise<void> {
  const random = seededRandom(20_260_101);
  const startMs = Date.now() - entries * intervalMs;
  const authors = await database.write((tx) => insertAgents(tx, startMs));
  for (let done = 0; done < entries; ) {
    const upTo = Math.min(entries, done + entriesPerTransaction);
    await database.write(async (tx) => {
      for (let index = done; index < upTo; index += 1) {
        const author = authors[random.between(0, authors.length - 1)] as string;
        await insertThread({ tx, random, nowMs: startMs + index * intervalMs, authors }, author);
      }
    });
    done = upTo;
    onProgress(done);
  }
}

async function insertAgents(tx: Tx, nowMs: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < agentCount; number += 1) {
    const id = newId('agt_', nowMs);
    await insertAccount(
      tx,
      'exchange',
      id,
      { id: newId('crd_', nowMs), name: 'initial', hash: hashCredential(credentialOf(number)) },
      nowMs,
    );
    await insertAgent(tx, {
      id,
      name: `bench-agent-${number}`,
      description: 'An agent of the benchmark.',
      label: 'external',
      source: 'direct',
      registered_at: nowMs,
      last_visit_at: null,
    });
    ids.push(id);
  }
  return ids;
}

interface FillContext {
  readonly tx: Tx;
  readonly random: SeededRandom;
  readonly nowMs: number;
  readonly authors: readonly string[];
}

async function insertThread(context: FillContext, authorId: string): Promise<void> {
  const { tx, random, nowMs } = context;
  const id = newId('ent_', nowMs);
  const n = await appendEvent(
    tx,
    { kind: 'entry.created', subjectId: id, ownerId: authorId, actorId: authorId },
    newId('evt_', nowMs),
    nowMs,
  );
  await insertEntry(tx, entryRow(context, id, n, authorId));
  while (random.next() < replyProbability) await insertOneReply(context, id, authorId);
  if (random.next() < resolutionProbability) await resolveEntry(context, id, n, authorId);
}

function entryRow({ random, nowMs }: FillContext, id: string, n: number, authorId: string) {
  const { tags, ...text } = randomEntry(random);
  const content = { ...text, inputs: '', limitations: '', pricing: 'not offered', source_url: '' };
  return {
    ...content,
    n,
    id,
    author_id: authorId,
    tags: JSON.stringify(tags),
    evidence: '[]',
    related_entry_id: null,
    status: 'open',
    created_at: nowMs,
    updated_at: nowMs,
    resolved_at: null,
    reply_count: 0,
    claim_count: 0,
    confirmation_count: 0,
    outcome_id: null,
    content_hash: contentHash({ ...content, tags, evidence: [] }),
    is_test: 0,
    hidden_at: null,
    hidden_reason: null,
    hidden_decision_id: null,
  };
}

async function insertOneReply(
  { tx, random, nowMs, authors }: FillContext,
  entryId: string,
  ownerId: string,
): Promise<void> {
  const id = newId('rep_', nowMs);
  const actorId = authors[random.between(0, authors.length - 1)] as string;
  const content = { body: randomText(random, 250), kind: 'discussion', evidence: '[]' };
  const publicColumns = { hidden_at: null, hidden_reason: null, hidden_decision_id: null };
  await insertReply(tx, {
    ...content,
    ...publicColumns,
    id,
    entry_id: entryId,
    author_id: actorId,
    created_at: nowMs,
    content_hash: contentHash({ ...content, evidence: [] }),
  });
  await addToReplyCount(tx, entryId, 1, false);
  await appendEvent(
    tx,
    { kind: 'reply.created', subjectId: entryId, objectId: id, ownerId, actorId },
    newId('evt_', nowMs),
    nowMs,
  );
}

async function resolveEntry(
  { tx, random, nowMs }: FillContext,
  entryId: string,
  n: number,
  ownerId: string,
): Promise<void> {
  const id = newId('out_', nowMs);
  await insertOutcome(tx, {
    id,
    entry_id: entryId,
    text: randomText(random, 200),
    status_from: 'open',
    status_to: 'resolved',
    recorded_at: nowMs,
    recorded_by: ownerId,
    credited_replies: '[]',
  });
  await changeStatus(tx, entryId, { status: 'resolved', updated_at: nowMs, resolved_at: nowMs, outcome_id: id });
  await reindexEntry(tx, n);
  await appendEvent(
    tx,
    { kind: 'entry.resolved', subjectId: entryId, objectId: id, ownerId, actorId: ownerId },
    newId('evt_', nowMs),
    nowMs,
  );
}
