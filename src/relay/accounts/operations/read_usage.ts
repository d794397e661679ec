import { Type } from 'typebox';
import { formatTime, formatTimeOrNull } from '../../../core/base/clock.ts';
import { choice, input, nullable, time, timeOrNull } from '../../../core/operation/schema-fragments.ts';
import {
  countPaidSubscriptions,
  subscriptionStateAt,
  subscriptionStateNames,
} from '../../billing/rules/subscription-state.ts';
import { hasFreeReplay } from '../../deliveries/store/free-replays.ts';
import { deliveriesPerSecond, destinationChecks, inFlightMax } from '../../limits.ts';
import { readOperation } from '../../operation.ts';
import { usage } from '../../schemas.ts';
import { refuseRemovedAccount } from '../keys/refuse-removed-account.ts';
import { displayedAddress } from '../rules/key-restriction.ts';
import { dailyCountAt, testLeadsPerDay, usageOf } from '../rules/trial.ts';
import { billingOf, findRelayAccount, planOf, testLeadsOf } from '../store/accounts.ts';

const count = Type.Integer({ minimum: 0 });

export const read_usage = readOperation({
  name: 'read_usage',
  title: 'Plan and usage of the account',
  description:
    'Plan, live deliveries used and allowed, test leads of the day, the limits in force, and the state of the subscriptions. `used` counts since `used_since`: in the trial, or in the billing period of the paid plan, Builder. `replay_still_allowed` is true when a delivery can be replayed under the plan: any delivery while units are left, otherwise a delivery that already uses a unit and whose record is retained.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/usage' }],
  input: input({}),
  output: Type.Object({
    account_id: Type.String(),
    email: Type.String({ description: 'Shortened to its first character and domain for a named key.' }),
    ...usage.properties,
    test_leads: Type.Object({ used: count, limit: count, resets_at: time }),
    limits: Type.Object({
      deliveries_per_second: count,
      destination_checks_per_hour: count,
      under_way: Type.Integer({ minimum: 0, description: 'Concurrent deliveries of the account.' }),
    }),
    subscription: nullable<{ status: (typeof subscriptionStateNames)[number]; until: string | null; active: number }>(
      Type.Object(
        {
          status: choice(subscriptionStateNames),
          until: timeOrNull,
          active: Type.Integer({
            minimum: 0,
            description: 'Paid subscriptions. Each one is charged: if there is more than one, cancel all but one.',
          }),
        },
        { additionalProperties: false },
      ),
    ),
    upgrade_available: Type.Boolean({ description: 'Whether the Builder plan can be bought on this server now.' }),
  }),
  errors: [],
  examples: [{ title: 'Usage of the account', input: {} }],

  async run(db, _input, context) {
    const { caller, nowMs } = context;
    const { accountId } = caller;
    const account = await findRelayAccount(db, accountId);
    if (account === undefined) return refuseRemovedAccount();
    const plan = planOf(account, nowMs);
    const billing = billingOf(account);
    const state = subscriptionStateAt(billing, nowMs);
    const canReplayForFree = await hasFreeReplay(db, accountId, nowMs);
    const today = dailyCountAt(testLeadsOf(account), nowMs);
    return {
      account_id: accountId,
      email: displayedAddress(caller, account.email),
      ...usageOf(plan, { hasUnit: canReplayForFree, test: false }, nowMs),
      test_leads: { used: today.count, limit: testLeadsPerDay, resets_at: formatTime(today.endsAtMs) },
      limits: {
        deliveries_per_second: deliveriesPerSecond[plan.name][0].points,
        destination_checks_per_hour: destinationChecks[0].points,
        under_way: plan.name === 'trial' ? inFlightMax.trialAccount : inFlightMax.builderAccount,
      },
      subscription:
        state.name === 'none'
          ? null
          : {
              status: state.name,
              until: formatTimeOrNull(state.untilMs),
              active: countPaidSubscriptions(billing, nowMs),
            },
      upgrade_available: context.services.payments.provider !== null,
    };
  },
});
