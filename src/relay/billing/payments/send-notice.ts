import { formatTime } from '../../../core/base/clock.ts';
import type { Mail } from '../../../core/outbound/mail.ts';
import { trialRefusal, trialUnits } from '../../accounts/rules/trial.ts';
import { billingOf, findRelayAccount, planOf, type RelayAccountRow } from '../../accounts/store/accounts.ts';
import { recordKeptMs } from '../../deliveries/rules/retention.ts';
import { listRecent } from '../../deliveries/store/recent-deliveries.ts';
import { failingOrigins, failingRecordsMax, failuresInRow } from '../../destinations/health/failing.ts';
import { subscriptionStateAt } from '../rules/subscription-state.ts';
import type { PaymentDeps } from './payments.ts';
import { trialNoticeUnits } from './queue-notices.ts';

export type NoticeKind = 'unpaid' | 'trial_80' | 'trial_100' | 'failing';

/** When a job is looked at again after its mail was sent. A failing destination is mailed about once a day. */
const afterMail = { unpaid: 'done', trial_80: 'again', trial_100: 'again', failing: 'tomorrow' } as const;

/**
 * Mails an account what it is to know of its plan, if that is still so and its address is confirmed. `again`,
 * `tomorrow`: it was sent, and the job stays, so that the same notice is not queued meanwhile.
 */
export async function sendNotice(
  services: PaymentDeps,
  kind: NoticeKind,
  accountId: string,
): Promise<'done' | 'again' | 'tomorrow' | 'failed'> {
  const { database, clock, mailer } = services;
  const account = await findRelayAccount(database.db, accountId);
  if (account === undefined || account.email_confirmed_at === null) return 'done';
  const nowMs = clock.nowMs();
  const letter = await letterOf(services, kind, account, nowMs);
  if (letter === null) return 'done';
  if (mailer === null) return 'failed';
  if ((await mailer.send({ to: account.email, ...letter })) === 'unavailable') return 'failed';
  return afterMail[kind];
}

type Letter = Pick<Mail, 'subject' | 'text'>;

function letterOf(services: PaymentDeps, kind: NoticeKind, account: RelayAccountRow, nowMs: number) {
  if (kind === 'unpaid') return unpaidLetter(services, account, nowMs);
  if (kind === 'failing') return failingLetter(services, account.id, nowMs);
  return trialLetter(services, kind, account, nowMs);
}

async function failingLetter({ database, url }: PaymentDeps, accountId: string, nowMs: number): Promise<Letter | null> {
  const rows = await listRecent(database.db, accountId, nowMs - recordKeptMs, failingRecordsMax);
  const origins = failingOrigins(rows, nowMs);
  if (origins.length === 0) return null;
  return {
    subject: 'Deliveries of your leads fail',
    text: `The last ${failuresInRow} deliveries to each of these destinations failed:

${origins.map((origin) => `  ${origin}`).join('\n')}

The relay stores no leads: replay each delivery from your own copy. The console lists them with the reasons:

  ${url}/console#replays

You get this message at most once a day, and only while deliveries fail.
`,
  };
}

function unpaidLetter({ url }: PaymentDeps, account: RelayAccountRow, nowMs: number): Letter | null {
  const standing = subscriptionStateAt(billingOf(account), nowMs);
  if (standing.name !== 'grace') return null;
  const end = standing.untilMs === null ? 'for a few days' : `until ${formatTime(standing.untilMs)}`;
  return {
    subject: 'A payment for Rialto Relay failed',
    text: `The last payment for the plan Builder of your account failed. The plan stays active ${end}; after that
deliveries are refused until it is paid.

Open the console, and there "Account", to reach the payment provider and change the card:

  ${url}/console
`,
  };
}

function trialLetter(
  { url, payments }: PaymentDeps,
  kind: 'trial_80' | 'trial_100',
  account: RelayAccountRow,
  nowMs: number,
): Letter | null {
  const plan = planOf(account, nowMs);
  const least = kind === 'trial_80' ? trialNoticeUnits : trialUnits;
  if (plan.name !== 'trial' || trialRefusal(plan, nowMs) === 'trial_expired' || plan.unitsTaken < least) return null;
  const after =
    payments.provider === null ? `What is left:\n\n  ${url}/console` : `To upgrade to Builder:\n\n  ${url}/upgrade`;
  const effect =
    kind === 'trial_80'
      ? 'When all are used, new deliveries are refused with 402 trial_limit_reached.'
      : 'New deliveries are refused with 402 trial_limit_reached. Deliveries that hold a unit can be replayed.';
  return {
    subject: `${plan.unitsTaken} of ${trialUnits} deliveries of your Rialto Relay trial are used`,
    text: `Your trial of Rialto Relay has used ${plan.unitsTaken} of its ${trialUnits} live deliveries. ${effect}

${after}
`,
  };
}
