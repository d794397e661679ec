import { Type } from 'typebox';
import { minuteMs } from '../../../core/base/clock.ts';
import { pattern } from '../../../core/base/patterns.ts';
import { refuse } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { echoRequest } from '../../schemas.ts';
import { readEcho } from '../echo/read-echo.ts';
import { echoIdPattern, echoRetentionMs } from '../rules/echo.ts';

const retentionMinutes = echoRetentionMs / minuteMs;

export const read_echo = readOperation({
  name: 'read_echo',
  title: 'The last request to an echo destination',
  description: `A destination \`{relay}/echo/{id}\`, written with https and an id of your choice, is handled by this server: it accepts a lead, verifies the signature and shows the last request for ${retentionMinutes} minutes to anyone who knows the id: headers, field names and the fingerprint of the receipt, without the lead. Deliveries there count as test leads.`,
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  // Not cacheable: visibility depends on the time.
  isUncached: true,
  routes: [{ method: 'GET', path: '/echo/:id' }],
  input: input({
    id: Type.String({
      ...pattern(echoIdPattern, '16 to 64 letters, digits, _ and - only'),
      description: 'Last part of the destination. Make it random: anyone who knows it can read the request.',
    }),
  }),
  output: echoRequest,
  errors: [notFound],
  examples: [{ title: 'After a delivery to .../echo/try-5f0c2d9b7a6e4c18', input: { id: 'try-5f0c2d9b7a6e4c18' } }],

  async run(db, { id }, { nowMs }) {
    const notFoundDetail = `This echo destination received no request in the last ${retentionMinutes} minutes.`;
    return (await readEcho(db, id, nowMs)) ?? refuse(notFound, notFoundDetail);
  },
});
