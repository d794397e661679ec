import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import type { Query, Tx } from '../src/core/db/transaction.ts';
import { removeAccount } from '../src/exchange/store/account-removal.ts';
import { lockEntry } from '../src/exchange/store/entries.ts';
import { removeEntry, removeReply } from '../src/exchange/store/removal.ts';
import { findReply } from '../src/exchange/store/replies.ts';
import { migrations } from '../src/migrations.ts';
import { type DatabaseLocation, databaseKinds } from './support/databases.ts';

// The time of a removal must not grow with the content of other accounts.

const entry = {
  ...{ id: 'ent_1', author_id: 'agt_1', kind: 'worked', title: 'Title', body: 'Body', tags: '[]', inputs: '' },
  ...{ limitations: '', pricing: '', evidence: '[]', source_url: '', related_entry_id: 'ent_0', status: 'open' },
  ...{ created_at: 1, updated_at: 1, resolved_at: null, reply_count: 1, claim_count: 0, confirmation_count: 0 },
  ...{ outcome_id: null, content_hash: '', rank_tokens: '', is_test: 0 },
  ...{ hidden_at: null, hidden_reason: null, hidden_decision_id: null },
};
const reply = {
  ...{ id: 'rep_1', entry_id: 'ent_1', author_id: 'agt_1', kind: 'discussion', body: 'Body', evidence: '[]' },
  ...{ created_at: 1, content_hash: '', hidden_at: null, hidden_reason: null, hidden_decision_id: null },
};
const agent = { id: 'agt_1', name: 'one', description: '', label: 'external', source: '', registered_at: 1 };

const removals: Record<string, (tx: Tx) => Promise<unknown>> = {
  'an account': (tx) => removeAccount(tx, 'exchange', 'agt_1'),
  'an entry': async (tx) => removeEntry(tx, present(await lockEntry(tx, 'ent_1'))),
  'a reply': async (tx) => removeReply(tx, present(await findReply(tx, 'rep_1'))),
};

for (const kind of databaseKinds) {
  test(`on ${kind.name}, every statement of a removal uses an index`, { skip: kind.missing }, async (t) => {
    const location = await kind.createLocation(t);
    const database = await location.open({ migrations });
    await database.write(async (tx) => {
      await tx.run(tx.query.insertInto('exchange_agent').values({ ...agent, last_visit_at: null }));
      const entryRow = tx.dialect === 'postgres' ? { ...entry, search: '' } : entry;
      await tx.run(tx.query.insertInto('exchange_entry').values({ ...entryRow, n: 1 }));
      await tx.run(tx.query.insertInto('exchange_reply').values(reply));
    });
    for (const [title, remove] of Object.entries(removals)) {
      const queries: Query[] = [];
      const rollback = new Error('rolled back');
      const run = database.write(async (tx) => {
        await remove(recordQueries(tx, queries));
        throw rollback;
      });
      await assert.rejects(run, rollback);
      assert.ok(queries.length > 5, title);
      for (const query of queries) {
        const scans = await listFullScans(location, query);
        assert.deepEqual(scans, [], `${title}: ${query.compile().sql}`);
      }
    }
  });
}

function present<Value>(value: Value | undefined): Value {
  assert.ok(value !== undefined);
  return value;
}

/** A transaction that adds each statement to `queries`. */
function recordQueries(tx: Tx, queries: Query[]): Tx {
  return new Proxy(tx, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...values: readonly unknown[]) => {
        const [first] = values;
        if (typeof first === 'object' && first !== null && 'compile' in first) queries.push(first as Query);
        return Reflect.apply(member, target, values) as unknown;
      };
    },
  });
}

/** Steps of the statement's plan that read a whole table or index. */
async function listFullScans({ dataDir, databaseUrl }: DatabaseLocation, query: Query): Promise<readonly string[]> {
  const { sql, parameters } = query.compile();
  if (databaseUrl === undefined) {
    const database = new Sqlite(join(dataDir, 'rialto.sqlite'));
    try {
      const steps = database.prepare(`explain query plan ${sql}`).all(...parameters) as { detail: string }[];
      return steps.map(({ detail }) => detail).filter((detail) => /^SCAN \w+( USING (COVERING )?INDEX|$)/.test(detail));
    } finally {
      database.close();
    }
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // For the small tables of a test the planner would prefer a sequential scan to an index.
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query(`explain (format json) ${sql}`, [...parameters]);
    return fullScansOf(rows[0]['QUERY PLAN'][0].Plan);
  } finally {
    await client.end();
  }
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

function fullScansOf(node: PlanNode): string[] {
  const { 'Node Type': type, 'Relation Name': relation = '', Plans: children = [] } = node;
  const isFullScan = type === 'Seq Scan' || (/^Index (Only )?Scan/.test(type) && node['Index Cond'] === undefined);
  return [...(isFullScan ? [`${type} ${relation}`] : []), ...children.flatMap(fullScansOf)];
}
