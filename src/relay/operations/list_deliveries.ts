import { Type } from 'typebox';
import { readOperation } from '../../core/operation/operation.ts';
import { choice, cursor, input, nullable } from '../../core/operation/schema-words.ts';
import { isShown, viewOf } from '../delivery/delivery-view.ts';
import { listedLooksMax, listedMax } from '../limits.ts';
import { recordKeptMs } from '../rules/delivery/retention.ts';
import { relayOf } from '../running-relay.ts';
import { delivery, deliveryStates } from '../schemas.ts';
import { listDeliveries } from '../store/deliveries.ts';

export const list_deliveries = readOperation({
  name: 'list_deliveries',
  title: 'The deliveries of the account',
  description: `Newest first, ${listedMax} at a time; \`next_cursor\` leads to older ones and is null at the end. Of many deliveries with a filter a page may hold fewer, or none, and still lead on.`,
  access: 'credential',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/deliveries' }],
  input: input({
    state: Type.Optional(choice(deliveryStates)),
    origin: Type.Optional(Type.String({ minLength: 1, maxLength: 300, format: 'single-line' })),
    cursor,
  }),
  output: Type.Object({
    deliveries: Type.Array(delivery),
    next_cursor: nullable<number>({ type: 'integer' }),
  }),
  errors: [],
  examples: [{ title: 'What failed', input: { state: 'failed' } }],

  async run(db, { state, origin, cursor: beforeN }, context) {
    const { accountId } = context.caller;
    const { secrets } = relayOf(context);
    const { rows, nextN } = await listDeliveries(db, {
      accountId,
      state,
      origin,
      afterMs: context.nowMs - recordKeptMs,
      beforeN,
      limit: listedMax,
      looksMax: listedLooksMax,
    });
    const shown = rows.filter((row) => isShown(row, context.nowMs));
    return {
      deliveries: shown.map((row) => viewOf(row, secrets)),
      next_cursor: nextN,
    };
  },
});
