import { Type } from 'typebox';
import { readOperation } from '../../core/operation/operation.ts';
import { choice, input } from '../../core/operation/schema-words.ts';
import { engineBuilds } from '../engines/builds.ts';
import { engineEntries } from '../engines/entries.ts';
import { arcadeOf } from '../running-arcade.ts';
import { countLiveSessions, listFrozenBuilds, oldestPendingReplay } from '../store/system.ts';
import { versions } from '../versions.ts';

export const system_status = readOperation({
  name: 'system_status',
  title: 'How the arcade is',
  description:
    'The build that answers, its engines and whether one is frozen, how many public sessions are being played, and how far the verification of replays is behind.',
  access: 'public',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  fresh: true,
  routes: [{ method: 'GET', path: '/api/v1/system/status' }],
  input: input({}),
  output: Type.Object({
    build: Type.String(),
    epoch: Type.String({ description: 'Another one means that the database was set back or begun anew.' }),
    engines: Type.Array(
      Type.Object({
        id: Type.String(),
        lifecycle: choice(['active', 'certification']),
        build: Type.String({ description: 'Digest of the rules that decide its games.' }),
        frozen: Type.Boolean({ description: 'A replay of this build diverged: nothing new starts on it.' }),
      }),
    ),
    live_sessions: Type.Integer(),
    verify_lag_ms: Type.Integer({ description: 'Age of the oldest ended game that is not verified yet; 0 for none.' }),
  }),
  errors: [],
  examples: [{ title: 'Now', input: {} }],

  async run(db, _given, context) {
    const frozen = await listFrozenBuilds(db);
    const pendingSince = await oldestPendingReplay(db);
    return {
      build: versions.interface,
      epoch: arcadeOf(context).database.epoch,
      engines: engineEntries.map(({ id, lifecycle }) => {
        const build = engineBuilds[id] ?? '';
        return { id, lifecycle, build, frozen: frozen.has(build) };
      }),
      live_sessions: await countLiveSessions(db),
      verify_lag_ms: pendingSince === null ? 0 : Math.max(0, context.nowMs - pendingSince),
    };
  },
});
