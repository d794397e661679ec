import assert from 'node:assert/strict';
import type { Receipt } from '../../../src/relay/schemas.ts';
import type { HttpResponse } from '../../support/http.ts';
import { someLead, startTrial, type TrialClient } from '../../support/relay.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';

/** One lead that an account delivers under one idempotency key, and the receipts that the account got for it. */
export interface Intent {
  readonly key: string;
  readonly lead: Readonly<Record<string, unknown>>;
  /** Receipts in order of arrival, without consecutive duplicates. */
  readonly receipts: Receipt[];
  /** Number of replay requests, answered or not. */
  replays: number;
  /** Whether a response is outstanding; `rejected`: refused before anything was stored. */
  status: 'pending' | 'answered' | 'rejected';
}

/** An account and its leads. */
export interface SendingAccount {
  readonly trial: TrialClient;
  readonly intents: Intent[];
  /** The account has no units left. */
  isUsedUp: boolean;
}

/** Delivers and replays at random nodes until a request gets no response. */
export async function deliverUntilNoResponse(
  accounts: SendingAccount[],
  destination: string,
  urls: readonly string[],
  random: SeededRandom,
): Promise<void> {
  const url = () => urls[random.between(0, urls.length - 1)] as string;
  for (let account = accounts.at(-1); ; ) {
    if (account === undefined || account.isUsedUp) {
      const trial = await startTrial(url()).catch(() => null);
      if (trial === null) return;
      account = { trial, intents: [], isUsedUp: false };
      accounts.push(account);
    }
    const failedIntent = account.intents.find(
      ({ status, receipts }) => status === 'answered' && mayReplay(receipts.at(-1)),
    );
    const isReplay = failedIntent !== undefined && random.next() < 0.5;
    const intent = isReplay ? failedIntent : newIntent(account, random);
    if (!(await sendDelivery(account, intent, destination, url(), isReplay))) return;
  }
}

/** Retries all outstanding requests. No server is killed during the retries. */
export async function retryPendingRequests(account: SendingAccount, destination: string, url: string): Promise<void> {
  for (const intent of account.intents)
    for (let requestCount = 0; intent.status === 'pending'; requestCount += 1) {
      assert.ok(requestCount < 20, `${intent.key} is still pending`);
      assert.ok(
        await sendDelivery(account, intent, destination, url, false),
        'a server that was not killed must respond',
      );
    }
}

function newIntent({ intents }: SendingAccount, random: SeededRandom): Intent {
  const number = intents.length + 1;
  const isTest = random.next() < 0.1;
  const lead = someLead({ name: `Lead ${number}`, ...(isTest ? { test: true } : {}) });
  const intent: Intent = { key: `lead-${number}`, lead, receipts: [], replays: 0, status: 'pending' };
  intents.push(intent);
  return intent;
}

function mayReplay(receipt: Receipt | undefined): boolean {
  return receipt !== undefined && receipt.state !== 'delivered' && receipt.replay_until !== null;
}

/** Whether the server responded; without a response the outcome of the delivery is unknown. */
async function sendDelivery(
  account: SendingAccount,
  intent: Intent,
  destination: string,
  url: string,
  replay: boolean,
): Promise<boolean> {
  intent.status = 'pending';
  if (replay) intent.replays += 1;
  const deliveryInput = { destination, lead: intent.lead };
  const response = await account.trial.deliver(intent.key, deliveryInput, { replay, url }).catch(() => null);
  if (response === null) return false;
  handleResponse(account, intent, response);
  return true;
}

function handleResponse(account: SendingAccount, intent: Intent, { status, body, text }: HttpResponse): void {
  const code = `${status} ${body?.code ?? ''}`.trim();
  switch (code) {
    case '200':
      addReceipt(intent, body);
      return;
    case '424 delivery_failed':
    case '424 delivery_ambiguous':
      addReceipt(intent, body.receipt);
      return;
    case '402 trial_limit_reached':
      account.isUsedUp = true;
      markRefused(intent);
      return;
    case '429 rate_limited':
    case '429 destination_busy':
      markRefused(intent);
      return;
    // Deliveries that are in progress or could not be stored are requested again.
    case '409 delivery_in_progress':
    case '503 storage_unavailable':
      return;
    default:
      assert.fail(`${intent.key}: ${text}`);
  }
}

function markRefused(intent: Intent): void {
  intent.status = intent.receipts.length > 0 ? 'answered' : 'rejected';
}

function addReceipt(intent: Intent, receipt: Receipt): void {
  intent.status = 'answered';
  if (intent.receipts.at(-1)?.signature.value !== receipt.signature.value) intent.receipts.push(receipt);
}
