import { Type } from 'typebox';
import { formatTime, formatTimeOrNull } from '../../core/base/clock.ts';
import { readOperation } from '../../core/operation/operation.ts';
import { choice, input, nullable, time, timeOrNull } from '../../core/operation/schema-words.ts';
import { refuseRemoved } from '../keys/refuse-removed.ts';
import { deliveriesPerSecond, destinationChecks, underWayMax } from '../limits.ts';
import { standingAt, standingNames } from '../rules/billing/standing.ts';
import { testLeadsAt, testLeadsPerDay, usageOf } from '../rules/trial.ts';
import { usage } from '../schemas.ts';
import { billingOf, findRelayAccount, planOf, testLeadsOf } from '../store/accounts.ts';

const count = Type.Integer({ minimum: 0 });

export const read_usage = readOperation({
  name: 'read_usage',
  title: 'The plan of the account, and what is left of it',
  description:
    'Plan, live deliveries used and allowed, test leads of the day, the limits that hold, and how a subscription stands. `replay_still_allowed` says whether deliveries that hold a unit may be replayed.',
  access: 'credential',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/usage' }],
  input: input({}),
  output: Type.Object({
    account_id: Type.String(),
    email: Type.String(),
    ...usage.properties,
    test_leads: Type.Object({ used: count, limit: count, resets_at: time }),
    limits: Type.Object({
      deliveries_per_second: count,
      destination_checks_per_hour: count,
      under_way: Type.Integer({ minimum: 0, description: 'Deliveries at one time, of the account.' }),
    }),
    subscription: nullable<{ status: (typeof standingNames)[number]; until: string | null }>(
      Type.Object({ status: choice(standingNames), until: timeOrNull }, { additionalProperties: false }),
    ),
  }),
  errors: [],
  examples: [{ title: 'How much is left', input: {} }],

  async run(db, _input, { caller: { accountId }, nowMs }) {
    const account = await findRelayAccount(db, accountId);
    if (account === undefined) return refuseRemoved();
    const plan = planOf(account, nowMs);
    const standing = standingAt(billingOf(account), nowMs);
    const today = testLeadsAt(testLeadsOf(account), nowMs);
    return {
      account_id: accountId,
      email: account.email,
      ...usageOf(plan, { holdsUnit: plan.unitsTaken > 0, test: false }, nowMs),
      test_leads: { used: today.count, limit: testLeadsPerDay, resets_at: formatTime(today.endsAtMs) },
      limits: {
        deliveries_per_second: deliveriesPerSecond[plan.name][0].points,
        destination_checks_per_hour: destinationChecks[0].points,
        under_way: plan.name === 'trial' ? underWayMax.trialAccount : underWayMax.builderAccount,
      },
      subscription:
        standing.name === 'none' ? null : { status: standing.name, until: formatTimeOrNull(standing.untilMs) },
    };
  },
});
