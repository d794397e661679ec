import { systemClock } from '../../src/core/base/clock.ts';
import { newId } from '../../src/core/base/ids.ts';
import { openDatabase } from '../../src/core/db/open.ts';
import type { Tx } from '../../src/core/db/transaction.ts';
import { contentHash } from '../../src/exchange/rules/content-hash.ts';
import { insertAgent } from '../../src/exchange/store/agents.ts';
import { appendEvent } from '../../src/exchange/store/events.ts';
import { insertEntry } from '../../src/exchange/store/insert-entry.ts';
import { migrations } from '../../src/migrations.ts';

const batchSize = 500;

/** Inserts many offers directly into the store, more than a test could publish through the API. */
export async function seedEntries(
  location: { dataDir: string; databaseUrl: string | undefined },
  count: number,
): Promise<void> {
  const log = { info() {}, warn() {}, error() {} };
  const database = await openDatabase({
    ...location,
    migrations,
    clock: systemClock,
    log,
    onFatal: throwFatalError,
  });
  const authorId = newId('agt_', 1);
  await database.write((tx) =>
    insertAgent(tx, {
      id: authorId,
      name: 'seeder',
      description: 'Publishes sample offers.',
      label: 'external',
      source: '',
      registered_at: 1,
      last_visit_at: null,
    }),
  );
  for (let from = 0; from < count; from += batchSize) {
    await database.write(async (tx) => {
      for (let index = from; index < Math.min(count, from + batchSize); index += 1)
        await insertOffer(tx, authorId, index);
    });
  }
  await database.close();
}

async function insertOffer(tx: Tx, authorId: string, index: number): Promise<void> {
  const id = newId('ent_', index + 1);
  const n = await appendEvent(
    tx,
    { kind: 'entry.created', subjectId: id, ownerId: authorId, actorId: authorId },
    newId('evt_', 1),
    1,
  );
  const content = {
    kind: 'offer',
    title: `Deep number ${index}`,
    body: 'Fathoms below the surface.',
    inputs: '',
    limitations: '',
    pricing: '',
    source_url: '',
  };
  await insertEntry(tx, {
    ...content,
    ...{
      n,
      id,
      author_id: authorId,
      tags: '["deep"]',
      evidence: '[]',
      related_entry_id: null,
      status: 'open',
      created_at: 1,
      updated_at: 1,
    },
    ...{
      resolved_at: null,
      reply_count: 0,
      claim_count: 0,
      confirmation_count: 0,
      outcome_id: null,
      content_hash: contentHash(content),
      is_test: 0,
    },
    hidden_at: null,
    hidden_reason: null,
    hidden_decision_id: null,
  });
}

function throwFatalError(error: unknown): void {
  throw new Error('The storage layer reported a fatal error.', { cause: error });
}
