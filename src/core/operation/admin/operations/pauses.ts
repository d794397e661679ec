import { Type } from 'typebox';
import { formatTime } from '../../../base/clock.ts';
import { listPauses, type PausableFeature, type Pause, pausableFeatures } from '../../pause.ts';
import { input } from '../../schema-fragments.ts';
import { adminRead } from '../admin-operation.ts';
import { pauseState } from '../schemas.ts';

export const pauses = adminRead({
  name: 'switches',
  title: 'List pauses of each service',
  route: { method: 'GET', path: '/switches' },
  input: input({}),
  output: Type.Object({ switches: Type.Array(pauseState) }),
  errors: [],
  examples: [{ title: 'All of them', input: {} }],

  async run(_db, _input, { services }) {
    const pausesByDatabase = await Promise.all(
      services.databases.map(async ({ db, moderations }) => ({ pauses: await listPauses(db), moderations })),
    );
    const stateOf = (pauses: readonly Pause[], module: string, feature: PausableFeature) => {
      const pause = pauses.find((pause) => pause.module === module && pause.what === feature);
      const since = pause === undefined ? null : formatTime(pause.since);
      return { module, what: feature, paused: pause !== undefined, since, reason: pause?.reason ?? null };
    };
    return {
      switches: pausesByDatabase.flatMap(({ pauses, moderations }) =>
        [...moderations.keys()].flatMap((module) =>
          pausableFeatures.map((feature) => stateOf(pauses, module, feature)),
        ),
      ),
    };
  },
});
