import { type Static, Type } from 'typebox';
import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { choice, input, nullable } from '../../../core/operation/schema-fragments.ts';
import { refuseOrigin } from '../../accounts/keys/refuse-key.ts';
import { refuseRemovedAccount } from '../../accounts/keys/refuse-removed-account.ts';
import { findRelayAccount, slotPriorityOf } from '../../accounts/store/accounts.ts';
import { destinationBusy, keyNotAllowed } from '../../errors.ts';
import { destinationChecks, destinationResponseMs } from '../../limits.ts';
import { externalOperation } from '../../operation.ts';
import { caFileHint } from '../../outbound/ca-file.ts';
import type { Destination } from '../../outbound/destination-url.ts';
import type { RelayServices } from '../../relay-services.ts';
import { destination } from '../../schemas.ts';
import { isReachable } from '../checks/reachability.ts';
import { destinationFaultClasses, explainDestinationFault } from '../checks/reasons.ts';

const checkResult = Type.Object({
  usable: Type.Boolean({ description: 'Whether a TLS connection could be established. It is closed again.' }),
  origin: nullable<string>({ type: 'string', description: 'Null when the URL has no valid origin.' }),
  reason: Type.Union([choice([...destinationFaultClasses, 'unreachable']), Type.Null()], {
    description:
      'What is wrong with the URL, or `unreachable` for every failure of DNS lookup and connection. Null when it is usable.',
  }),
  message: Type.String(),
});

type CheckResult = Static<typeof checkResult>;

export const check_destination = externalOperation({
  name: 'check_destination',
  title: 'Check a destination',
  description: `Resolves the host name and establishes a TLS connection, without sending HTTP. Errors in the URL are named; every failure of lookup and connection has the same response, after ${destinationResponseMs / 1_000} seconds. At most ${destinationChecks[0].points} checks an hour for each account.`,
  access: 'credential',
  interfaces: 'http_and_mcp',
  // Uses an operation-specific rate limit.
  cost: { kind: 'set_by_operation' },
  routes: [{ method: 'POST', path: '/destinations/check' }],
  input: input({ destination }),
  output: checkResult,
  errors: [keyNotAllowed, destinationBusy],
  examples: [
    { title: 'Before the first lead', input: { destination: 'https://crm.example.com/hooks/leads' } },
    { title: 'Not encrypted', input: { destination: 'http://crm.example.com/hooks/leads' } },
  ],

  async run(context, { destination: text }) {
    const { services } = context;
    const { egress, checkLimit } = services;
    const parsed = egress.parse(text);
    const refusal =
      ('origin' in parsed ? refuseOrigin(context.caller, parsed.origin) : null) ??
      (await checkLimit.consume(context.caller.accountId, 1));
    if (refusal !== null) return refusal;
    const output =
      'refused' in parsed
        ? { usable: false, origin: null, ...explainDestinationFault(parsed.refused) }
        : await checkReachability(services, context.caller.accountId, parsed);
    return isRefusal(output) ? output : { output, isReplayed: false };
  },
});

/** Checks use a slot, because they connect to the destination like deliveries. */
async function checkReachability(
  services: RelayServices,
  accountId: string,
  destination: Destination,
): Promise<CheckResult | Refusal> {
  const { database, egress, clock, slots } = services;
  const account = await findRelayAccount(database.db, accountId);
  if (account === undefined) return refuseRemovedAccount();
  const { origin } = destination;
  const slot = await slots.acquire({ ...slotPriorityOf(account, clock.nowMs()), accountId, origin });
  if (isRefusal(slot)) return slot;
  const isReached = await isReachable(egress, clock, destination, () => slot.release(null));
  return { ...(isReached ? reachableResult : unreachableResult), origin };
}

const reachableResult = {
  usable: true,
  reason: null,
  message: 'A TLS connection was established. Nothing was sent.',
} as const;
const unreachableResult = {
  usable: false,
  reason: 'unreachable',
  message: `No TLS connection could be established. The host name must exist and resolve to public addresses only, and a server must accept connections on this port with a valid certificate for the name, sent with its intermediate certificates and signed by a public CA. ${caFileHint}`,
} as const;
