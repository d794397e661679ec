import { randomBytes } from 'node:crypto';
import { systemClock } from '../../src/core/base/clock.ts';
import { newId } from '../../src/core/base/ids.ts';
import type { Tx } from '../../src/core/db/transaction.ts';
import { insertAccount } from '../../src/core/operation/accounts.ts';
import { hashCredential } from '../../src/core/operation/credentials.ts';
import { apiKeyRandomBytes, makeApiKey } from '../../src/relay/accounts/rules/api-key.ts';
import { initialDeliveryColumns, insertRelayAccount } from '../../src/relay/accounts/store/accounts.ts';
import { applyEvent, noBilling } from '../../src/relay/billing/rules/billing-state.ts';
import { openFolder } from '../open-folder.ts';

/**
 * Inserts paying accounts into an empty data folder or a PostgreSQL database, because trials have a small quota; returns
 * their API keys.
 */
export async function insertPayingAccounts(dataDir: string, count: number, databaseUrl?: string): Promise<string[]> {
  const database = await openFolder(dataDir, databaseUrl);
  const nowMs = systemClock.nowMs();
  try {
    return await database.write(async (tx) => {
      const keys: string[] = [];
      for (let number = 0; number < count; number += 1) keys.push(await insertPayingAccount(tx, number, nowMs));
      return keys;
    });
  } finally {
    await database.close();
  }
}

/** Billing state after a paid checkout, without an end of the paid period. */
const paidBilling = JSON.stringify(
  applyEvent(noBilling, {
    type: 'checkout',
    subscription: 'sub_bench',
    atMs: 0,
    checkout: 'cs_bench',
    payment: 'paid',
  }),
);

async function insertPayingAccount(tx: Tx, number: number, nowMs: number): Promise<string> {
  const id = newId('acc_', nowMs);
  const key = makeApiKey(randomBytes(apiKeyRandomBytes));
  if (key === null) throw new Error('There are too few random bytes for a key.');
  const email = `source-${number}@bench.example`;
  await insertRelayAccount(tx, {
    id,
    email,
    normal_email: email,
    billing: paidBilling,
    email_confirmed_at: null,
    trial_started_at: nowMs,
    ...initialDeliveryColumns,
  });
  await insertAccount(tx, 'relay', id, { id: newId('crd_', nowMs), name: 'initial', hash: hashCredential(key) }, nowMs);
  return key;
}
