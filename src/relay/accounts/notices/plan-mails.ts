import { dayMs, formatTime } from '../../../core/base/clock.ts';
import { countPaidSubscriptions, subscriptionStateAt } from '../../billing/rules/subscription-state.ts';
import { trialDurationMs, trialRefusal, trialUnits } from '../rules/trial.ts';
import { billingOf, planOf, type RelayAccountRow } from '../store/accounts.ts';
import type { MailText } from './mail-notice.ts';
import { trialNoticeUnits } from './queue-notices.ts';

/** Context of a plan notice. */
export interface PlanMailContext {
  /** Base URL of the relay. */
  readonly url: string;
  readonly canUpgrade: boolean;
  readonly nowMs: number;
}

/** Notice of a failed payment; null unless the subscription is in its grace period. */
export function paymentFailedMail(account: RelayAccountRow, { url, nowMs }: PlanMailContext): MailText | null {
  const subscription = subscriptionStateAt(billingOf(account), nowMs);
  if (subscription.name !== 'grace') return null;
  const duration = subscription.untilMs === null ? 'for a few days' : `until ${formatTime(subscription.untilMs)}`;
  return {
    subject: 'A payment for Rialto Relay failed',
    text: `The last payment for the Builder plan of your account failed. The plan stays active ${duration}; after that
deliveries are refused until it is paid.

To change the card, open "Account" in the console:

  ${url}/console
`,
  };
}

/** Notice that most or all units of a trial are used; null if not, or if the trial is over. */
export function trialUsageMail(
  kind: 'trial_80' | 'trial_100',
  account: RelayAccountRow,
  context: PlanMailContext,
): MailText | null {
  const plan = planOf(account, context.nowMs);
  const unitsMin = kind === 'trial_80' ? trialNoticeUnits : trialUnits;
  if (plan.name !== 'trial' || trialRefusal(plan, context.nowMs) === 'trial_expired' || plan.unitsUsed < unitsMin)
    return null;
  const effect =
    kind === 'trial_80'
      ? 'When all are used, new deliveries are refused with 402 trial_limit_reached.'
      : 'New deliveries are refused with 402 trial_limit_reached. Failed deliveries that already count toward the trial can be replayed.';
  return {
    subject: `${plan.unitsUsed} of ${trialUnits} deliveries of your Rialto Relay trial are used`,
    text: `Your trial of Rialto Relay has used ${plan.unitsUsed} of its ${trialUnits} live deliveries. ${effect}

${nextStep(context)}
`,
  };
}

/** Notice that a trial ends within three days; null if it is over or upgraded. */
export function trialEndingMail(account: RelayAccountRow, context: PlanMailContext): MailText | null {
  const plan = planOf(account, context.nowMs);
  if (plan.name !== 'trial' || trialRefusal(plan, context.nowMs) === 'trial_expired') return null;
  const endsAtMs = plan.trialStartedAtMs + trialDurationMs;
  const days = Math.ceil((endsAtMs - context.nowMs) / dayMs);
  return {
    subject: `Your Rialto Relay trial ends in ${days} ${days === 1 ? 'day' : 'days'}`,
    text: `Your trial of Rialto Relay ends at ${formatTime(endsAtMs)}; ${plan.unitsUsed} of its ${trialUnits} live deliveries are used.
After that, deliveries are refused with 402 trial_expired. Receipts stay readable for 30 days.

${nextStep(context)}
`,
  };
}

/** Notice that the account pays for several subscriptions; null if it pays for one or none. */
export function secondSubscriptionMail(account: RelayAccountRow, { url, nowMs }: PlanMailContext): MailText | null {
  const subscriptions = countPaidSubscriptions(billingOf(account), nowMs);
  if (subscriptions < 2) return null;
  return {
    subject: 'You pay more than once for Rialto Relay',
    text: `Your Rialto Relay account has ${subscriptions} active subscriptions to the Builder plan; one is sufficient.

To cancel all but one, open "Account" in the console:

  ${url}/console

The plan continues as long as one of them is paid. For a refund, contact the operator of this server.
`,
  };
}

function nextStep({ url, canUpgrade }: PlanMailContext): string {
  return canUpgrade
    ? `To upgrade to the Builder plan:\n\n  ${url}/upgrade`
    : `The console shows how many deliveries are left:\n\n  ${url}/console`;
}
