import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { pattern } from '../../../core/base/patterns.ts';
import { isRefusal } from '../../../core/base/refusal.ts';
import { type HttpServer, sendRefusal } from '../../../core/interfaces/http/http-server.ts';
import { refuseOtherMethods } from '../../../core/interfaces/http/other-methods.ts';
import { queryCall } from '../../../core/interfaces/live/query-call.ts';
import type { StreamRoute } from '../../../core/interfaces/live/stream-route.ts';
import type { ModuleHost } from '../../../core/module.ts';
import type { Execute } from '../../../core/operation/execute.ts';
import { createOperationFactories } from '../../../core/operation/operation.ts';
import { addressKey, createLimitFactory, refuseConcurrency } from '../../../core/operation/rate-limit.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { replayExportsPerHour } from '../../limits.ts';
import { slug } from '../../schemas.ts';
import { replayExport } from './replay-export.ts';

const { readOperation } = createOperationFactories<ArcadeServices>();

const month = Type.String({
  ...pattern('^\\d{4}-(0[1-9]|1[0-2])$', 'a month as 2026-08'),
  description: 'Month in UTC in which the games ended, as 2026-08.',
});

/** Operation of an export: checks credential, read limits, month and game. The route below calls it. */
const read_replay_export = readOperation({
  name: 'read_replay_export',
  title: 'Read an export of replays',
  description: 'Month and game of the export.',
  access: 'public',
  interfaces: 'http',
  cost: { kind: 'read' },
  input: input({ month, game: Type.Optional(slug) }),
  output: Type.Object({ month, game: Type.Optional(slug) }),
  errors: [],
  examples: [],
  run: async (_db, input) => input,
});

export const replaysOfMonth: StreamRoute = {
  name: 'export_replays',
  title: 'Verified games of a month',
  description: `NDJSON: for each game a line \`{"replay", "log_sha256", "log_lines"}\`, then the lines of its log as \`log_url\` returns them. The last line, \`{"export": {"replays", "sha256"}}\`, has their number and the SHA-256 of everything before it: an export without it is incomplete. Each network may start ${replayExportsPerHour} exports an hour, one at a time.`,
  path: '/api/v5/replays/export',
  operation: read_replay_export,
  mediaType: 'application/x-ndjson',
  content: 'The logs.',
  query: read_replay_export.input,
};

interface ExportDeps {
  readonly host: Pick<ModuleHost, 'config' | 'database' | 'errorsUrl' | 'log' | 'sharedStore' | 'url'>;
  readonly execute: Execute;
}

const bufferedBytes = 64 * 1024;
const retryAfterSeconds = 30;

/** Route of the monthly export of verified games: public, one export at a time per client network. */
export function registerReplayExport(server: HttpServer, { host, execute }: ExportDeps): void {
  const { config, database, errorsUrl, log, sharedStore, url } = host;
  const path = `/arcade${replaysOfMonth.path}`;
  const perHour = [{ points: replayExportsPerHour, seconds: 3_600 }];
  const createLimit = createLimitFactory('arcade', sharedStore, config.areRateLimitsEnabled);
  const limit = createLimit('replay-exports', perHour, { isShared: true, isPerIpAddress: true });
  const activeNetworks = new Set<string>();
  server.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    const response = await execute(read_replay_export, queryCall(request, read_replay_export));
    if (isRefusal(response)) return sendRefusal({ errorsUrl }, request, reply, response);
    const network = addressKey(request.address);
    if (activeNetworks.has(network)) {
      const refusal = refuseConcurrency('replay-exports-of-an-address', 1, retryAfterSeconds);
      return sendRefusal({ errorsUrl }, request, reply, refusal);
    }
    // The network is added before the next await; otherwise two concurrent requests would both pass the check.
    activeNetworks.add(network);
    const refusal = await limit.consume(network, 1);
    if (refusal !== null) {
      activeNetworks.delete(network);
      return sendRefusal({ errorsUrl }, request, reply, refusal);
    }
    const { month, game = null } = JSON.parse(response.body) as { month: string; game?: string };
    const textStream = Readable.from(replayExport({ db: database.db, url, log }, { month, game }), {
      objectMode: false,
      highWaterMark: bufferedBytes,
    });
    textStream.once('error', (err) =>
      log.error({ err }, 'streaming an export of replays failed: its connection is closed'),
    );
    textStream.once('close', () => activeNetworks.delete(network));
    return reply
      .header('content-type', 'application/x-ndjson; charset=utf-8')
      .header('content-disposition', `attachment; filename="replays-${game ?? 'all'}-${month}.ndjson"`)
      .header('cache-control', 'no-cache')
      .send(textStream);
  });
  refuseOtherMethods(server, path, ['GET'], { hasHead: false });
}
