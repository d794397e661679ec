import { dayMs } from '../../../core/base/clock.ts';
import { recordRetentionMs } from '../../deliveries/rules/retention.ts';
import { listReplayableDeliveries } from '../../deliveries/store/recent-deliveries.ts';
import type { RelayAccountRow } from '../store/accounts.ts';
import { type JobOutcome, toJobOutcome } from './job-outcome.ts';
import { type MailText, mailNotice, type NoticeDeps } from './mail-notice.ts';

/** Maximum number of deliveries to count. */
const deliveriesMax = 1_000;
/** Maximum number of destinations to list. */
const destinationsMax = 20;

type ReplayableRows = Awaited<ReturnType<typeof listReplayableDeliveries>>;

/** Sends a mail about the deliveries that await a replay; repeated daily until there are none. */
export async function mailReplayReminder(deps: NoticeDeps, account: RelayAccountRow): Promise<JobOutcome> {
  const { database, clock, url } = deps;
  const rows = await listReplayableDeliveries(
    database.db,
    account.id,
    clock.nowMs() - recordRetentionMs,
    deliveriesMax,
  );
  if (rows.length === 0) return 'done';
  return toJobOutcome(await mailNotice(deps, account, 'awaiting_replay', reminderMail(rows, url)), {
    retryInMs: dayMs,
  });
}

function reminderMail(rows: ReplayableRows, url: string): MailText {
  const count = rows.length === deliveriesMax ? `${deliveriesMax} or more` : String(rows.length);
  const isSingle = rows.length === 1;
  const byOrigin = [...Map.groupBy(rows, (row) => row.destination_origin)];
  const lines = byOrigin
    .slice(0, destinationsMax)
    .map(([origin, originRows]) => `  ${origin}: ${stateCounts(originRows)}`);
  const furtherLines =
    byOrigin.length > destinationsMax ? [`  and ${byOrigin.length - destinationsMax} more destinations`] : [];
  return {
    subject: `${count} ${isSingle ? 'delivery awaits' : 'deliveries await'} a replay`,
    text: `${count} ${isSingle ? 'delivery was' : 'deliveries were'} not delivered and can be replayed:

${[...lines, ...furtherLines].join('\n')}

The relay stores no leads: send each request again from your own copy, with the header X-Rialto-Replay: true. If you
know the outcome of an ambiguous delivery, settle it instead. Reasons and commands:

  ${url}/console#replays

You get this message at most once a day, and only while deliveries await a replay.
`,
  };
}

function stateCounts(rows: ReplayableRows): string {
  const counts = [...Map.groupBy(rows, ({ state }) => state)];
  return counts.map(([state, stateRows]) => `${stateRows.length} ${state}`).join(', ');
}
