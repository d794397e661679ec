import { dayMs, hourMs, minuteMs, secondMs } from '../../core/base/clock.ts';
import { type Repeating, repeat } from '../../core/base/repeating.ts';
import {
  deleteErrand,
  type ErrandKind,
  type ErrandRow,
  isErrandDue,
  putOffErrand,
  takeErrand,
} from '../store/payment-errands.ts';
import type { PaymentDesk } from './payments.ts';
import { writeToPayer } from './write-to-payer.ts';

const everyMs = secondMs;
/** Another process may try when this one has not ended what it took by then. */
const takenForMs = minuteMs;
const errandsPerRound = 20;
const firstPauseMs = 5 * secondMs;
const longestPauseMs = 6 * hourMs;
/** Somebody who still pays for nothing is reminded. */
const remindedAfterMs = 25 * dayMs;

/** Does what payments leave to be done: ends subscriptions of removed accounts, writes to payers of parked ones. */
export function startErrands(services: PaymentDesk): Repeating {
  return repeat(
    everyMs,
    (stopping) => doErrands(services, stopping),
    (err) => services.log.warn({ err, module: 'relay' }, 'errands of payments could not be done; they are tried again'),
  );
}

/** One after another until nothing is due, or one fails: what stopped it would stop the next as well. */
async function doErrands(services: PaymentDesk, stopping: AbortSignal): Promise<void> {
  const { database, clock, payments, mailer } = services;
  const kinds: ErrandKind[] = [
    ...(payments.provider === null ? [] : (['end'] as const)),
    ...(mailer === null ? [] : (['mail'] as const)),
  ];
  if (kinds.length === 0) return;
  for (let done = 0; done < errandsPerRound && !stopping.aborted; done += 1) {
    const nowMs = clock.nowMs();
    if (!(await isErrandDue(database.db, kinds, nowMs))) return;
    const errand = await database.write((tx) => takeErrand(tx, kinds, { nowMs, untilMs: nowMs + takenForMs }));
    if (errand === undefined) return;
    const outcome = await doErrand(services, errand);
    await settle(services, errand, outcome);
    if (outcome === 'failed') return;
  }
}

/** `again`: it is done, and to be looked at again in a while. */
type Outcome = 'done' | 'again' | 'failed';

function doErrand(services: PaymentDesk, { kind, provider: name, subject }: ErrandRow): Promise<Outcome> {
  return kind === 'end' ? end(services, name, subject) : writeToPayer(services, subject);
}

async function end({ payments: { provider } }: PaymentDesk, name: string, subscription: string): Promise<Outcome> {
  if (provider?.name !== name) return 'failed';
  const ended = await provider.endSubscription(subscription);
  return ended === 'ended' ? 'done' : 'failed';
}

async function settle({ database, clock, log }: PaymentDesk, errand: ErrandRow, outcome: Outcome): Promise<void> {
  if (outcome === 'done') {
    await database.write((tx) => deleteErrand(tx, errand.n));
    if (errand.kind === 'end') log.info({ module: 'relay' }, 'the subscription of a removed account was ended');
    return;
  }
  const pauseMs = Math.min(firstPauseMs * 2 ** (errand.tries - 1), longestPauseMs);
  const dueAtMs = clock.nowMs() + (outcome === 'again' ? remindedAfterMs : pauseMs);
  await database.write((tx) => putOffErrand(tx, errand.n, dueAtMs));
}
