import { Type } from 'typebox';
import { formatTime } from '../../../base/clock.ts';
import { choice, input, timeOrNull } from '../../schema-fragments.ts';
import { adminRead } from '../admin-operation.ts';
import { listStoredOperators } from '../operators.ts';

export const operators = adminRead({
  name: 'operators',
  title: 'List operators',
  details: 'Operators of the settings in their order, then those whose key is in the database by name.',
  route: { method: 'GET', path: '/operators' },
  input: input({}),
  output: Type.Object({
    operators: Type.Array(
      Type.Object({
        name: Type.String(),
        source: choice(['settings', 'database'], {
          description: 'Location of the key. Only operators of the database can be removed here.',
        }),
        created_at: timeOrNull,
      }),
    ),
  }),
  errors: [],
  examples: [{ title: 'All', input: {} }],

  async run(db, _input, { services }) {
    const storedOperators = await listStoredOperators(db);
    return {
      operators: [
        ...services.configuredOperators.map((name) => ({ name, source: 'settings' as const, created_at: null })),
        ...storedOperators.map(({ name, created_at }) => ({
          name,
          source: 'database' as const,
          created_at: formatTime(created_at),
        })),
      ],
    };
  },
});
