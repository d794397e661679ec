import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Tx } from '../../src/core/db/transaction.ts';
import { postgres } from '../support/databases.ts';

const timeoutNames = ['statement_timeout', 'lock_timeout'] as const;

describe('the connection reserved for lease renewals', { skip: postgres.missing }, () => {
  test('has timeouts no longer than a lease of 2 s, whatever the timeouts of requests are', async (t) => {
    const limits = { statementTimeoutMs: 30_000, rowLockTimeoutMs: 20_000 };
    const database = await (await postgres.createLocation(t)).open({ limits });
    assert.deepEqual(await database.write(readTimeouts), ['30s', '20s']);
    assert.deepEqual(await database.write(readTimeouts, { usesReservedConnection: true }), ['2s', '1s']);
  });
});

async function readTimeouts(tx: Tx): Promise<(string | undefined)[]> {
  const rows = await Promise.all(
    timeoutNames.map((name) => tx.first(tx.query.selectNoFrom(sql<string>`current_setting(${name})`.as('value')))),
  );
  return rows.map((row) => row?.value);
}
