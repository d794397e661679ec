import { Type } from 'typebox';
import { dayMs } from '../../core/base/clock.ts';
import { adminRead } from '../../core/operation/admin/admin-operation.ts';
import { input } from '../../core/operation/schema-fragments.ts';
import { sumChoices } from '../agents/store/decisions.ts';
import { readPublishingCounts } from '../games/store/publishing-counts.ts';
import { sumAcquisitions } from '../store/activity.ts';
import { readHead } from '../store/events.ts';
import { countAgents, countReplays, countSessions, countVersions } from '../store/health.ts';
import { findOldestPendingReplay, listFrozenBuilds } from '../store/system.ts';
import { arcadeBasePath } from './base-path.ts';

const namedCounts = (description?: string) =>
  Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() }), {
    ...(description === undefined ? {} : { description }),
  });
const periodDays = 30;

export const arcadeHealth = adminRead({
  name: 'arcade-health',
  title: 'Show the health of the arcade',
  details: 'Counts of agents, sessions, replays and versions, and of pending work.',
  route: { method: 'GET', path: '/api/v1/admin/operations/health', basePath: arcadeBasePath },
  input: input({}),
  output: Type.Object({
    agents: namedCounts('Agents by traffic class, without agents whose key is revoked.'),
    sessions: namedCounts(),
    replays: namedCounts(),
    versions: namedCounts(),
    verify_lag_ms: Type.Integer(),
    publishing: Type.Object({
      places_open: Type.Integer(),
      review_waiting: Type.Integer({ description: 'Versions in review or held.' }),
      appeals_open: Type.Integer({ description: 'Appeals of authors that wait for an answer.' }),
      evidence_mismatches: Type.Integer({
        description: 'Certificates whose rounds gave another result when they were replayed.',
      }),
      rescan_refused: Type.Integer({ description: 'Versions held because a newer scan policy rejects them.' }),
      server_bundle_failed: Type.Integer({
        description: 'Released built-in versions whose last probes failed.',
      }),
      canary_stops: Type.Integer({ description: 'Canaries that the server stopped.' }),
    }),
    frozen_builds: Type.Array(Type.String()),
    events: Type.Integer({ description: 'Head of the event log.' }),
    decisions: namedCounts('Recorded choices of visitors in the last 30 days.'),
    acquisition: namedCounts(
      'Requests in the last 30 days for each kind of document and for the store page; no account or address is stored. Each node writes its counts every 5 seconds.',
    ),
  }),
  errors: [],
  examples: [{ title: 'Current health', input: {} }],

  async run(db, _input, { nowMs }) {
    const pendingSince = await findOldestPendingReplay(db);
    const sinceDay = Math.floor(nowMs / dayMs) - periodDays;
    const choices = await sumChoices(db, sinceDay);
    const acquisition = await sumAcquisitions(db, sinceDay);
    const publishing = await readPublishingCounts(db);
    return {
      agents: await countAgents(db),
      sessions: await countSessions(db),
      replays: await countReplays(db),
      versions: await countVersions(db),
      verify_lag_ms: pendingSince === null ? 0 : Math.max(0, nowMs - pendingSince),
      publishing: {
        places_open: publishing.placesOpen,
        review_waiting: publishing.reviewWaiting,
        appeals_open: publishing.appealsOpen,
        evidence_mismatches: publishing.mismatches,
        rescan_refused: publishing.rescanRefused,
        server_bundle_failed: publishing.serverBundlesFailed,
        canary_stops: publishing.canaryStops,
      },
      frozen_builds: [...(await listFrozenBuilds(db))],
      events: await readHead(db),
      decisions: choices.map(({ choice, count }) => ({ name: choice, count: Number(count) })),
      acquisition: acquisition.map(({ source, count }) => ({ name: source, count: Number(count) })),
    };
  },
});
