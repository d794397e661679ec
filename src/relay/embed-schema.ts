import { type Static, Type } from 'typebox';
import { choice, time } from '../core/operation/schema-fragments.ts';
import { deliveryStates, effects } from './deliveries/rules/states.ts';
import { closedObject } from './lead-schema.ts';
import { attempt } from './schemas.ts';

/** A delivery as the page of an embed link shows it: without receipt and fingerprints. */
export const embeddedDelivery = closedObject({
  id: Type.String(),
  state: choice(deliveryStates),
  effect: choice(effects),
  test: Type.Boolean(),
  created_at: time,
  duplicate_possible: Type.Boolean(),
  attempts: Type.Array(attempt, { description: 'Empty while the delivery is in progress.' }),
});

export type EmbeddedDelivery = Static<typeof embeddedDelivery>;
