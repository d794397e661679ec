// Enumerations of a delivery. Stored records and signed receipts contain these values.

/** Final states of a delivery. */
export const finalStates = ['delivered', 'failed', 'ambiguous'] as const;
export type FinalState = (typeof finalStates)[number];

export function isFinal(state: DeliveryState): state is FinalState {
  return finalStates.some((finalState) => finalState === state);
}

/** `accepted` and `connecting` (a replay): nothing was sent. `dispatching`: the lead may have been sent. */
const inFlightStates = ['accepted', 'connecting', 'dispatching'] as const;

export const deliveryStates = [...inFlightStates, ...finalStates] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** `erased`: only the hash of the idempotency key remains. */
export type StoredState = DeliveryState | 'erased';

/** Effects that an attempt may have had at the destination, from weakest to strongest. */
export const effects = ['none', 'refused', 'unknown', 'done'] as const;
export type Effect = (typeof effects)[number];

/** Recommended next action for the sender. */
export const nextActions = ['none', 'replay', 'fix_destination', 'check_destination'] as const;
export type NextAction = (typeof nextActions)[number];
