import assert from 'node:assert/strict';
import type { Receipt } from '../../../src/relay/schemas.ts';
import type { HttpResponse } from '../../support/http.ts';
import { beginTrial, type LeadSource, someLead } from '../../support/relay.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';

/** One lead that a source means to deliver, and all that it was ever told of it. */
export interface Intent {
  readonly key: string;
  readonly lead: Readonly<Record<string, unknown>>;
  /** In the order in which they were reported; the same one again is not repeated. */
  readonly receipts: Receipt[];
  /** Requests that requested a replay, answered or not. */
  replays: number;
  /** Whether a response is still owed; `turned_away`: it was refused before anything began. */
  standing: 'owed' | 'told' | 'turned_away';
}

/** An account and its leads. */
export interface Source {
  readonly account: LeadSource;
  readonly intents: Intent[];
  /** It gets no unit any more. */
  isUsedUp: boolean;
}

/** Delivers and replays on and on, at whichever of the addresses, until one gives no response. */
export async function deliverUntilCut(
  sources: Source[],
  destination: string,
  urls: readonly string[],
  random: SeededRandom,
): Promise<void> {
  const url = () => urls[random.between(0, urls.length - 1)] as string;
  for (let source = sources.at(-1); ; ) {
    if (source === undefined || source.isUsedUp) {
      const account = await beginTrial(url()).catch(() => null);
      if (account === null) return;
      source = { account, intents: [], isUsedUp: false };
      sources.push(source);
    }
    const failed = source.intents.find(({ standing, receipts }) => standing === 'told' && mayReplay(receipts.at(-1)));
    const again = failed !== undefined && random.next() < 0.5;
    const intent = again ? failed : newIntent(source, random);
    if (!(await ask(source, intent, destination, url(), again))) return;
  }
}

/** Requests whatever is owed, as a source does that keeps its leads; nothing is cut here. */
export async function settle(source: Source, destination: string, url: string): Promise<void> {
  for (const intent of source.intents)
    for (let requestCount = 0; intent.standing === 'owed'; requestCount += 1) {
      assert.ok(requestCount < 20, `${intent.key} is owed for ever`);
      assert.ok(await ask(source, intent, destination, url, false), 'a server that nobody kills answers');
    }
}

function newIntent({ intents }: Source, random: SeededRandom): Intent {
  const number = intents.length + 1;
  const test = random.next() < 0.1;
  const lead = someLead({ name: `Lead ${number}`, ...(test ? { test } : {}) });
  const intent: Intent = { key: `lead-${number}`, lead, receipts: [], replays: 0, standing: 'owed' };
  intents.push(intent);
  return intent;
}

function mayReplay(receipt: Receipt | undefined): boolean {
  return receipt !== undefined && receipt.state !== 'delivered' && receipt.replay_until !== null;
}

/** Whether there was a response; when not, nobody knows yet what came of it. */
async function ask(
  source: Source,
  intent: Intent,
  destination: string,
  url: string,
  replay: boolean,
): Promise<boolean> {
  intent.standing = 'owed';
  if (replay) intent.replays += 1;
  const order = { destination, lead: intent.lead };
  const response = await source.account.deliver(intent.key, order, { replay, url }).catch(() => null);
  if (response === null) return false;
  take(source, intent, response);
  return true;
}

function take(source: Source, intent: Intent, { status, body, text }: HttpResponse): void {
  const code = `${status} ${body?.code ?? ''}`.trim();
  switch (code) {
    case '200':
      keep(intent, body);
      return;
    case '424 delivery_failed':
    case '424 delivery_ambiguous':
      keep(intent, body.receipt);
      return;
    case '402 trial_limit_reached':
      source.isUsedUp = true;
      turnAway(intent);
      return;
    case '429 rate_limited':
    case '429 destination_busy':
      turnAway(intent);
      return;
    // What is in progress, or could not be stored, is requested again.
    case '409 delivery_in_progress':
    case '503 storage_unavailable':
      return;
    default:
      assert.fail(`${intent.key}: ${text}`);
  }
}

function turnAway(intent: Intent): void {
  intent.standing = intent.receipts.length > 0 ? 'told' : 'turned_away';
}

function keep(intent: Intent, receipt: Receipt): void {
  intent.standing = 'told';
  if (intent.receipts.at(-1)?.signature.value !== receipt.signature.value) intent.receipts.push(receipt);
}
