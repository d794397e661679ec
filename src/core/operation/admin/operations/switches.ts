import { Type } from 'typebox';
import { formatTime } from '../../../base/clock.ts';
import { listPauses, pausables } from '../../pause.ts';
import { input } from '../../schema-words.ts';
import { adminRead } from '../admin-operation.ts';
import { switchState } from '../schemas.ts';

export const switches = adminRead({
  name: 'switches',
  title: 'Pauses of each service, with start time and reason',
  route: { method: 'GET', path: '/switches' },
  input: input({}),
  output: Type.Object({ switches: Type.Array(switchState) }),
  errors: [],
  examples: [{ title: 'All of them', input: {} }],

  async run(db, _given, context) {
    const pauses = await listPauses(db);
    const switchOf = (module: string, what: (typeof pausables)[number]) => {
      const pause = pauses.find((pause) => pause.module === module && pause.what === what);
      const since = pause === undefined ? null : formatTime(pause.since);
      return { module, what, paused: pause !== undefined, since, reason: pause?.reason ?? null };
    };
    return {
      switches: [...context.services.moderations.keys()].flatMap((module) =>
        pausables.map((what) => switchOf(module, what)),
      ),
    };
  },
});
