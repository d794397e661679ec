import type { Components, Json } from '../../core/doors/documents/openapi-components.ts';
import { errorResponses } from '../../core/doors/documents/openapi-errors.ts';
import type { Operation, Route } from '../../core/operation/operation.ts';
import { identifier } from '../../core/operation/schema-words.ts';
import { watch_session } from '../live/watch-session.ts';
import { read_replay } from '../operations/read_replay.ts';

/** The live stream and the log: no operations, and so described here. */
export function otherPaths(components: Components): Record<string, Json> {
  const refusals = (operation: Operation, path: string): Record<string, Json> => {
    const route: Route = { method: 'GET', path };
    return errorResponses(operation, route, components);
  };
  const parameter = (name: string): Json => ({
    name,
    in: 'path',
    required: true,
    schema: components.share(identifier),
  });
  return {
    '/api/v5/live/{session}/stream': {
      get: {
        operationId: 'watch_session',
        tags: ['other'],
        summary: 'A game as it is played',
        description:
          'Server-sent events: `snapshot` with all that is needed to run the engine from there, `moves` with records, newly revealed pieces and a state hash, `end`; `waiting` while seats are open; `refused` with a problem when you may not watch any further. A comment comes at least every 15 seconds. Send the last `id` back as Last-Event-ID to go on without a gap.',
        security: [{}, { bearer: [] }],
        parameters: [
          parameter('session'),
          { name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' } },
        ],
        responses: {
          '200': { description: 'The stream.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
          '204': { description: 'With the `Last-Event-ID` of `end`: there is nothing more to come.' },
          ...refusals(watch_session, '/api/v5/live/:session/stream'),
        },
      },
    },
    '/api/v5/replays/{id}/log': {
      get: {
        operationId: 'replay_log',
        tags: ['other'],
        summary: 'The log of a verified replay',
        description:
          'NDJSON: a line `{"header": …}`, a line for each record, a line `{"footer": …}` with seed, result, chain head and signature. It never changes. `rialto verify` checks it offline.',
        security: [{}, { bearer: [] }],
        parameters: [parameter('id')],
        responses: {
          '200': {
            description: 'One JSON value a line.',
            content: { 'application/x-ndjson': { schema: { type: 'string' } } },
          },
          ...refusals(read_replay, '/api/v5/replays/:id/log'),
        },
      },
    },
  };
}
