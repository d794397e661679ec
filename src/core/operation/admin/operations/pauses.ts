import { Type } from 'typebox';
import { formatTime } from '../../../base/clock.ts';
import { listPauses, type Pausable, type Pause, pausables } from '../../pause.ts';
import { input } from '../../schema-fragments.ts';
import { adminRead } from '../admin-operation.ts';
import { pauseState } from '../schemas.ts';

export const pauses = adminRead({
  name: 'switches',
  title: 'Pauses of each service, with start time and reason',
  route: { method: 'GET', path: '/switches' },
  input: input({}),
  output: Type.Object({ switches: Type.Array(pauseState) }),
  errors: [],
  examples: [{ title: 'All of them', input: {} }],

  async run(_db, _input, { services }) {
    const states = await Promise.all(
      services.databases.map(async ({ db, moderations }) => ({ pauses: await listPauses(db), moderations })),
    );
    const stateOf = (pauses: readonly Pause[], module: string, pausable: Pausable) => {
      const pause = pauses.find((pause) => pause.module === module && pause.what === pausable);
      const since = pause === undefined ? null : formatTime(pause.since);
      return { module, what: pausable, paused: pause !== undefined, since, reason: pause?.reason ?? null };
    };
    return {
      switches: states.flatMap(({ pauses, moderations }) =>
        [...moderations.keys()].flatMap((module) => pausables.map((pausable) => stateOf(pauses, module, pausable))),
      ),
    };
  },
});
