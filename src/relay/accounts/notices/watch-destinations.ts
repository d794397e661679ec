import { dayMs, hourMs, minuteMs } from '../../../core/base/clock.ts';
import { findNewestFinished } from '../../deliveries/store/recent-deliveries.ts';
import {
  deleteFailingDestinations,
  listFailingDestinations,
  markFailingDestinationsMailed,
} from '../../destinations/store/failing-destinations.ts';
import { noticeTitles } from '../../rules/notices.ts';
import type { FailingDestinationTable } from '../../tables.ts';
import type { RelayAccountRow } from '../store/accounts.ts';
import type { JobOutcome } from './job-outcome.ts';
import { type MailText, mailNotice, type NoticeDeps, type NoticeOutcome } from './mail-notice.ts';

/** Check interval of a failing destination: with and without recent deliveries to it. */
const checkIntervalMs = minuteMs;
const idleCheckIntervalMs = hourMs;

interface WatchedDestination extends FailingDestinationTable {
  readonly state: 'failing' | 'idle' | 'recovered' | 'no_record';
}

/** Sends notices: of failing destinations, at most daily for each, and of those that recovered after such a notice. */
export async function watchDestinations(deps: NoticeDeps, account: RelayAccountRow): Promise<JobOutcome> {
  const { database, clock } = deps;
  const nowMs = clock.nowMs();
  const destinations: WatchedDestination[] = [];
  for (const row of await listFailingDestinations(database.db, account.id))
    destinations.push({ ...row, state: await stateOf(deps, row, nowMs) });
  const wasMailed = ({ mailed_at }: WatchedDestination) => mailed_at !== null;
  const obsoleteDestinations = destinations.filter(
    (row) => row.state === 'no_record' || (row.state === 'recovered' && !wasMailed(row)),
  );
  if (obsoleteDestinations.length > 0)
    await database.write((tx) => deleteFailingDestinations(tx, account.id, originsOf(obsoleteDestinations)));
  const recoveredDestinations = destinations.filter((row) => row.state === 'recovered' && wasMailed(row));
  const dueDestinations = destinations.filter(
    ({ state, mailed_at: at }) => state === 'failing' && (at === null || nowMs - at >= dayMs),
  );
  if (recoveredDestinations.length > 0) {
    const noticeOutcome = await mailNotice(
      deps,
      account,
      'destination_recovered',
      recoveredMail(recoveredDestinations),
    );
    if (noticeOutcome === 'unavailable') return 'failed';
    if (isHandled(noticeOutcome))
      await database.write((tx) => deleteFailingDestinations(tx, account.id, originsOf(recoveredDestinations)));
  }
  if (dueDestinations.length > 0) {
    const noticeOutcome = await mailNotice(
      deps,
      account,
      'destination_failing',
      failingMail(dueDestinations, deps.url),
    );
    if (noticeOutcome === 'unavailable') return 'failed';
    if (isHandled(noticeOutcome))
      await database.write((tx) => markFailingDestinationsMailed(tx, account.id, originsOf(dueDestinations), nowMs));
  }
  const remainingDestinations = await listFailingDestinations(database.db, account.id);
  if (remainingDestinations.length === 0) return 'done';
  const isIdle = destinations.every(({ state }) => state !== 'failing' && state !== 'recovered');
  return { retryInMs: isIdle ? idleCheckIntervalMs : checkIntervalMs };
}

const isHandled = (outcome: NoticeOutcome) => outcome === 'sent' || outcome === 'off';
const originsOf = (rows: readonly WatchedDestination[]) => rows.map(({ origin }) => origin);

/** State by the newest finished delivery. `idle`: this delivery failed a day ago or earlier. `no_record`: none exists. */
async function stateOf(
  { database }: NoticeDeps,
  { account_id: accountId, origin, since }: FailingDestinationTable,
  nowMs: number,
): Promise<WatchedDestination['state']> {
  const newestDelivery = await findNewestFinished(database.db, accountId, origin);
  const endedAtMs = newestDelivery?.finished_at ?? null;
  if (newestDelivery === undefined || endedAtMs === null) return 'no_record';
  if (newestDelivery.state === 'delivered') return endedAtMs >= since ? 'recovered' : 'failing';
  return nowMs - endedAtMs < dayMs ? 'failing' : 'idle';
}

function failingMail(rows: readonly WatchedDestination[], url: string): MailText {
  return {
    subject: 'Deliveries of your leads fail',
    text: `The last deliveries to each of these destinations failed:

${originLines(rows)}

The relay stores no leads: replay each delivery from your own copy. The console lists them with the reasons:

  ${url}/console#replays

You get this message at most once a day for each destination, and another one when it works again.
`,
  };
}

function recoveredMail(rows: readonly WatchedDestination[]): MailText {
  return {
    subject: noticeTitles.destination_recovered,
    text: `The last delivery to each of these destinations succeeded again:

${originLines(rows)}

Deliveries that failed before are not repeated by the relay: replay them from your own copy.
`,
  };
}

const originLines = (rows: readonly WatchedDestination[]) => rows.map(({ origin }) => `  ${origin}`).join('\n');
