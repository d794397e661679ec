import assert from 'node:assert/strict';
import { usesUnit } from '../../../src/relay/deliveries/rules/attempts.ts';
import { classifyOutcome } from '../../../src/relay/deliveries/rules/outcome.ts';
import { extractSignedPart } from '../../../src/relay/deliveries/rules/receipt.ts';
import type { Delivery, Receipt, ReceiptAttempt } from '../../../src/relay/schemas.ts';
import { createReceiptVerifier, receiptHash } from '../../support/receipts.ts';
import { createTrialClient } from '../../support/relay.ts';
import type { Arrival } from './recording-sink.ts';
import type { SendingAccount } from './sending-accounts.ts';

/** Accounts and deliveries as stored. `open`: the attempt in progress, null after a delivery has ended. */
export interface StoredState {
  readonly accounts: readonly { id: string; units_taken: number; last_receipt: string | null }[];
  readonly deliveries: readonly { account_id: string; id: string; holds_unit: number; open: string | null }[];
}

/** Checks all receipts and stored rows against the requests that the destination received. */
export async function assertConsistent(
  url: string,
  accounts: readonly SendingAccount[],
  arrivals: readonly Arrival[],
  storedState: StoredState,
): Promise<{ receiptCount: number }> {
  const faultOf = await createReceiptVerifier(url);
  const arrivalsByDelivery = Map.groupBy(arrivals, ({ deliveryId }) => deliveryId);
  let receiptCount = 0;
  for (const account of accounts) {
    const deliveriesById = await listAll(url, account);
    const completedIntents = account.intents.filter((intent) => intent.status === 'answered');
    for (const { receipts: intentReceipts, replays, key } of completedIntents) {
      for (const receipt of intentReceipts) assert.equal(faultOf(receipt), null, key);
      const lastReceipt = intentReceipts.at(-1) as Receipt;
      assert.deepEqual(
        deliveriesById.get(lastReceipt.id)?.receipt?.signature,
        lastReceipt.signature,
        `${key}: the listed receipt is not the one reported last`,
      );
      assertReportedAttempts(lastReceipt, arrivalsByDelivery.get(lastReceipt.id) ?? [], replays);
      arrivalsByDelivery.delete(lastReceipt.id);
    }
    assert.equal(
      deliveriesById.size,
      completedIntents.length,
      'the listed deliveries are not exactly the completed ones',
    );
    assertStored(account, new Set(deliveriesById.keys()), storedState);
    receiptCount += completedIntents.reduce((sum, intent) => sum + intent.receipts.length, 0);
  }
  assert.deepEqual([...arrivalsByDelivery.keys()], [], 'a received request belongs to no completed delivery');
  return { receiptCount };
}

async function listAll(url: string, { trial }: SendingAccount): Promise<Map<string, Delivery>> {
  const client = createTrialClient(url, trial.apiKey, trial.accountId);
  const deliveries = new Map<string, Delivery>();
  for (let cursor = ''; ; ) {
    const { body, text } = await client.get(`/deliveries${cursor === '' ? '' : `?cursor=${cursor}`}`);
    assert.ok(Array.isArray(body.deliveries), text);
    for (const delivery of body.deliveries as Delivery[]) deliveries.set(delivery.id, delivery);
    if (body.next_cursor === null) return deliveries;
    cursor = body.next_cursor;
  }
}

/** Asserts that a receipt agrees with the requests of its delivery that the destination received. */
function assertReportedAttempts(receipt: Receipt, arrivals: readonly Arrival[], replays: number): void {
  const { id, attempts } = receipt;
  for (const attempt of attempts) {
    const arrivedAttempts = arrivals.filter(({ n }) => n === attempt.n);
    assert.ok(arrivedAttempts.length <= 1, `${id}: attempt ${attempt.n} arrived twice`);
    if (attempt.http_status !== undefined)
      assert.equal(arrivedAttempts[0]?.status, attempt.http_status, `${id} ${attempt.n}`);
    else if (effectOf(attempt) === 'none')
      assert.deepEqual(arrivedAttempts, [], `${id}: attempt ${attempt.n} arrived, but its effect is reported as none`);
  }
  const numbers = new Set(attempts.map(({ n }) => n));
  for (const { n } of arrivals) assert.ok(numbers.has(n), `${id}: attempt ${n} arrived but is not in the receipt`);
  const has2xx = arrivals.some(({ status }) => status !== null && status < 300);
  if (receipt.state === 'delivered') assert.ok(has2xx, `${id} is reported as delivered without a 2xx`);
  // Requests that the destination may have processed: without a response, or with another one than 4xx and 503.
  const processedArrivals = arrivals.filter(
    ({ status }) => status === null || status < 400 || (status >= 500 && status !== 503),
  );
  assert.ok(processedArrivals.length <= 1 + replays, `${id} was sent again without a replay`);
  if (processedArrivals.length > 0) assert.ok(['unknown', 'done'].includes(receipt.effect), `${id}: effect`);
  if (processedArrivals.length > 1) assert.equal(receipt.duplicate_possible, true, id);
}

function effectOf({ error_class }: ReceiptAttempt): string {
  return classifyOutcome({ error: error_class as 'process_lost' }).effect;
}

/** Asserts the used units of an account, and that its receipts form one chain that ends at the stored hash. */
function assertStored(
  { trial: { accountId }, intents }: SendingAccount,
  listedIds: ReadonlySet<string>,
  storedState: StoredState,
): void {
  const rows = storedState.deliveries.filter(({ account_id }) => account_id === accountId);
  const account = storedState.accounts.find(({ id }) => id === accountId);
  assert.ok(account !== undefined);
  assert.deepEqual(new Set(rows.map(({ id }) => id)), listedIds);
  assert.ok(
    rows.every(({ open }) => open === null),
    'a delivery is open',
  );
  const units = intents.filter(({ lead, receipts }) => lead['test'] !== true && countsAsUsed(receipts.at(-1)));
  assert.equal(account.units_taken, units.length);
  assert.equal(
    rows.reduce((sum, { holds_unit }) => sum + holds_unit, 0),
    units.length,
  );
  assert.equal(headOf(intents.flatMap(({ receipts }) => receipts)), account.last_receipt);
}

function countsAsUsed(receipt: Receipt | undefined): boolean {
  const attempts = receipt?.attempts ?? [];
  return attempts.some(({ n, http_status: status, error_class }) => {
    const outcome = status === undefined ? { error: error_class as 'process_lost' } : { status };
    return usesUnit({ n, startedAtMs: 0, outcome, facts: null });
  });
}

/** The hash of the last receipt of the chain of exactly these receipts. */
function headOf(receipts: readonly Receipt[]): string | null {
  const hashByPrevious = new Map(
    receipts.map((receipt) => [receipt.previous, receiptHash(extractSignedPart(receipt))]),
  );
  let [headHash, length] = [null as string | null, 0];
  for (let next = hashByPrevious.get(null); next !== undefined; next = hashByPrevious.get(next))
    [headHash, length] = [next, length + 1];
  assert.equal(length, receipts.length, 'the receipts are not one chain');
  return headHash;
}
