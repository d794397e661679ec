import { Type } from 'typebox';
import type { Db } from '../../core/db/transaction.ts';
import { findPausedSince } from '../../core/operation/pause.ts';
import { choice, input } from '../../core/operation/schema-fragments.ts';
import { engineBuilds } from '../engines/builds.ts';
import { engineEntries } from '../engines/entries.ts';
import { scanPolicy } from '../games/bundle/scan/policy.ts';
import { isProberAvailable } from '../games/store/probe-availability.ts';
import { readOperation } from '../operation.ts';
import { countLiveSessions, findOldestPendingReplay, listFrozenBuilds } from '../store/system.ts';
import { versions } from '../versions.ts';

export const system_status = readOperation({
  name: 'system_status',
  title: 'Read the system status',
  description:
    'Build of the server, engines and whether they are frozen, number of public sessions in play, and age of the verification backlog.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  isUncached: true,
  routes: [{ method: 'GET', path: '/api/v1/system/status' }],
  input: input({}),
  output: Type.Object({
    build: Type.String(),
    epoch: Type.String({ description: 'Changes when the database is restored or reset.' }),
    engines: Type.Array(
      Type.Object({
        id: Type.String(),
        lifecycle: choice(['active', 'certification']),
        build: Type.String({ description: 'Digest of the engine rules.' }),
        frozen: Type.Boolean({ description: 'A replay of this build diverged: no new session starts on it.' }),
      }),
    ),
    live_sessions: Type.Integer(),
    publishing: choice(['open', 'paused', 'off'], {
      description:
        'open: uploads are accepted. paused: paused by the operator. off: switched off. Unless open, uploads, submissions, canaries and releases are rejected with posting_paused.',
    }),
    prober: Type.Boolean({
      description:
        'Whether uploaded games can be probed: a prober polled within the last minute, or this node has a browser.',
    }),
    scan_policy: Type.String({ description: 'Revision of the scan policy for uploads.' }),
    verify_lag_ms: Type.Integer({ description: 'Age of the oldest ended game that is not verified yet; 0 for none.' }),
  }),
  errors: [],
  examples: [{ title: 'The current status', input: {} }],

  async run(db, _input, context) {
    const frozenBuilds = await listFrozenBuilds(db);
    const pendingSince = await findOldestPendingReplay(db);
    return {
      build: versions.interface,
      epoch: context.services.database.epoch,
      engines: engineEntries.map(({ id, lifecycle }) => {
        const build = engineBuilds[id] ?? '';
        return { id, lifecycle, build, frozen: frozenBuilds.has(build) };
      }),
      live_sessions: await countLiveSessions(db),
      publishing: await readPublishingState(db, context.services.publishing.isOpen),
      prober: await isProberAvailable(db, context),
      scan_policy: scanPolicy.name,
      verify_lag_ms: pendingSince === null ? 0 : Math.max(0, context.nowMs - pendingSince),
    };
  },
});

async function readPublishingState(db: Db, isOpen: boolean): Promise<'open' | 'paused' | 'off'> {
  if (!isOpen) return 'off';
  return (await findPausedSince(db, 'arcade', 'posting')) === null ? 'open' : 'paused';
}
