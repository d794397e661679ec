import { type JobOutcome, toJobOutcome } from '../../accounts/notices/job-outcome.ts';
import { mailNotice } from '../../accounts/notices/mail-notice.ts';
import { secondSubscriptionMail } from '../../accounts/notices/plan-mails.ts';
import { billingOf, findRelayAccount } from '../../accounts/store/accounts.ts';
import { countPaidSubscriptions } from '../rules/subscription-state.ts';
import type { PaymentDeps } from './payments.ts';

/** Reports in log, metrics and mail that an account pays for several subscriptions. */
export async function reportSecondSubscription(deps: PaymentDeps, accountId: string): Promise<JobOutcome> {
  const { database, clock, log, payments, mailer, url } = deps;
  const account = await findRelayAccount(database.db, accountId);
  if (account === undefined) return 'done';
  const context = { url, canUpgrade: payments.provider !== null, nowMs: clock.nowMs() };
  const mailText = secondSubscriptionMail(account, context);
  if (mailText === null) return 'done';
  if (mailer !== null) {
    const mailJobOutcome = toJobOutcome(await mailNotice(deps, account, 'second_subscription', mailText), 'done');
    if (mailJobOutcome !== 'done') return mailJobOutcome;
  }
  payments.meter.countSecondSubscription();
  const subscriptions = countPaidSubscriptions(billingOf(account), context.nowMs);
  const fields = { module: 'relay', account: accountId, subscriptions };
  log.warn(
    fields,
    'account pays for more than one subscription: cancel and refund all but one at the payment provider',
  );
  return 'done';
}
