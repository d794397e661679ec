import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { isRefusal } from '../../../core/base/refusal.ts';
import { type HttpServer, sendRefusal } from '../../../core/interfaces/http/http-server.ts';
import { refuseOtherMethods } from '../../../core/interfaces/http/other-methods.ts';
import { queryCall } from '../../../core/interfaces/live/query-call.ts';
import type { StreamRoute } from '../../../core/interfaces/live/stream-route.ts';
import type { ModuleHost } from '../../../core/module.ts';
import type { Execute } from '../../../core/operation/execute.ts';
import { createOperationFactories } from '../../../core/operation/operation.ts';
import { cursor, input } from '../../../core/operation/schema-fragments.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { releaseLogText } from './release-log-text.ts';

const { readOperation } = createOperationFactories<ArcadeServices>();

/** Operation of the release log: checks credential, limits and `after`. The route below calls it. */
const read_release_log = readOperation({
  name: 'read_release_log',
  title: 'Read the release log',
  description: 'Validates a read of the release log.',
  access: 'public',
  interfaces: 'http',
  cost: { kind: 'read' },
  input: input({ after: cursor }),
  output: Type.Object({ after: cursor }),
  errors: [],
  examples: [],
  run: async (_db, { after }) => ({ after }),
});

export const releaseLog: StreamRoute = {
  name: 'release_log',
  title: 'Release log',
  description:
    'NDJSON: a line `{seq, body, body_sha256, hash}` for every change of state of every version, each hashed with the previous one; `body` is null while the version is not public. The last line has the signed head. `rialto verify-releases` checks it offline.',
  path: '/api/v5/releases/log',
  operation: read_release_log,
  mediaType: 'application/x-ndjson',
  content: 'The log.',
  query: read_release_log.input,
};

export interface ReleaseLogDeps {
  readonly host: Pick<ModuleHost, 'database' | 'clock' | 'errorsUrl' | 'log' | 'signingKeys'>;
  readonly execute: Execute;
}

/** Public route of the release log. */
export function registerReleaseLog(server: HttpServer, { host, execute }: ReleaseLogDeps): void {
  const { database, clock, errorsUrl, log, signingKeys } = host;
  const path = `/arcade${releaseLog.path}`;
  server.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    const response = await execute(read_release_log, queryCall(request, read_release_log));
    if (isRefusal(response)) return sendRefusal({ errorsUrl }, request, reply, response);
    const { after } = JSON.parse(response.body) as { after: number };
    const text = Readable.from(releaseLogText(database, signingKeys, after, clock.nowMs()), { objectMode: false });
    text.once('error', (err) => log.error({ err }, 'streaming the release log failed, closing the connection'));
    return reply
      .header('cache-control', 'no-cache')
      .header('content-type', 'application/x-ndjson; charset=utf-8')
      .send(text);
  });
  refuseOtherMethods(server, path, ['GET'], { hasHead: false });
}
