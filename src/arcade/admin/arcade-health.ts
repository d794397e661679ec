import { Type } from 'typebox';
import { dayMs } from '../../core/base/clock.ts';
import { adminRead } from '../../core/operation/admin/admin-operation.ts';
import { input } from '../../core/operation/admin/schemas.ts';
import { sumDecisions } from '../store/decisions.ts';
import { readHead } from '../store/events.ts';
import { countAgents, countReplays, countSessions, countVersions } from '../store/health.ts';
import { listFrozenBuilds, oldestPendingReplay } from '../store/system.ts';
import { arcadeBelow } from './below.ts';

const counts = Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() }));
const decisionDays = 30;

export const arcadeHealth = adminRead({
  name: 'arcade-health',
  title: 'How the arcade is: agents, sessions, replays, versions, and what is stuck',
  route: { method: 'GET', path: '/api/v1/admin/operations/health', below: arcadeBelow },
  input: input({}),
  output: Type.Object({
    agents: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() }), {
      description: 'By traffic class; those that left do not count.',
    }),
    sessions: counts,
    replays: counts,
    versions: counts,
    verify_lag_ms: Type.Integer(),
    frozen_builds: Type.Array(Type.String()),
    events: Type.Integer({ description: 'Head of the event log.' }),
    decisions: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() }), {
      description: 'What visitors told of their choice in the last 30 days.',
    }),
  }),
  errors: [],
  examples: [{ title: 'Now', input: {} }],

  async run(db, _given, { nowMs }) {
    const pendingSince = await oldestPendingReplay(db);
    const decisions = await sumDecisions(db, Math.floor(nowMs / dayMs) - decisionDays);
    return {
      agents: await countAgents(db),
      sessions: await countSessions(db),
      replays: await countReplays(db),
      versions: await countVersions(db),
      verify_lag_ms: pendingSince === null ? 0 : Math.max(0, nowMs - pendingSince),
      frozen_builds: [...(await listFrozenBuilds(db))],
      events: await readHead(db),
      decisions: decisions.map(({ choice, count }) => ({ name: choice, count: Number(count) })),
    };
  },
});
