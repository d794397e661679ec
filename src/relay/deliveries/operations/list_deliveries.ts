import { Type } from 'typebox';
import { choice, cursor, input, nullable, time } from '../../../core/operation/schema-fragments.ts';
import { allowedOrigins } from '../../accounts/rules/key-restriction.ts';
import { deliveriesPerPage, listScanMax } from '../../limits.ts';
import { readOperation } from '../../operation.ts';
import { delivery } from '../../schemas.ts';
import { recordRetentionMs } from '../rules/retention.ts';
import { deliveryStates } from '../rules/states.ts';
import { isRetained, viewOf } from '../run/delivery-view.ts';
import { listDeliveries } from '../store/deliveries.ts';

export const list_deliveries = readOperation({
  name: 'list_deliveries',
  title: 'The deliveries of the account',
  description: `Newest first, ${deliveriesPerPage} at a time; \`next_cursor\` leads to older ones and is null at the end. With a filter, a page can hold fewer deliveries or none and still have a \`next_cursor\`.`,
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/deliveries' }],
  input: input({
    state: Type.Optional(choice(deliveryStates)),
    origin: Type.Optional(Type.String({ minLength: 1, maxLength: 300, format: 'single-line' })),
    since: Type.Optional({ ...time, description: 'Accepted at this moment or later.' } as typeof time),
    until: Type.Optional({ ...time, description: 'Accepted before this moment.' } as typeof time),
    cursor,
  }),
  output: Type.Object({
    deliveries: Type.Array(delivery),
    next_cursor: nullable<number>({ type: 'integer' }),
  }),
  errors: [],
  examples: [
    { title: 'Failed deliveries', input: { state: 'failed' } },
    { title: 'One day', input: { since: '2026-08-22T00:00:00Z', until: '2026-08-23T00:00:00Z' } },
  ],

  async run(db, { state, origin, since, until, cursor: beforeN }, context) {
    const { accountId } = context.caller;
    const { secrets } = context.services;
    const { rows, nextN } = await listDeliveries(db, {
      accountId,
      state,
      origin,
      origins: allowedOrigins(context.caller),
      afterMs: Math.max(context.nowMs - recordRetentionMs, since === undefined ? 0 : Date.parse(since) - 1),
      untilMs: until === undefined ? undefined : Date.parse(until),
      beforeN,
      limit: deliveriesPerPage,
      scannedMax: listScanMax,
    });
    const retainedRows = rows.filter((row) => isRetained(row, context.nowMs));
    return {
      deliveries: retainedRows.map((row) => viewOf(row, secrets)),
      next_cursor: nextN,
    };
  },
});
