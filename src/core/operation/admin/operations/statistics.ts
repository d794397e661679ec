import { Type } from 'typebox';
import { choice, input, nullable } from '../../schema-fragments.ts';
import { adminRead } from '../admin-operation.ts';
import { countByDay } from '../daily-counts.ts';
import { moduleName } from '../schemas.ts';

const daysMax = 31;
const count = Type.Integer({ minimum: 0 });
const bytes = Type.Integer({ minimum: 0 });

export const statistics = adminRead({
  name: 'statistics',
  title: 'Counts by day of each service, waiting work, refusals, disk',
  route: { method: 'GET', path: '/statistics' },
  input: input({
    days: Type.Integer({ minimum: 1, maximum: daysMax, default: 7, description: 'Days by UTC, today included.' }),
  }),
  output: Type.Object({
    series: Type.Array(
      Type.Object({
        module: moduleName,
        name: Type.String({ description: 'Counted records, such as `entries`. Removed ones are not counted.' }),
        days: Type.Array(Type.Object({ day: Type.String({ format: 'date' }), count }), {
          description: 'Oldest first.',
        }),
      }),
    ),
    queues: Type.Array(Type.Object({ module: moduleName, name: Type.String(), count })),
    refusals: Type.Array(Type.Object({ code: Type.String(), count }), {
      description: 'Requests refused since the start of the node that handles the request, most frequent first.',
    }),
    disk: nullable<{ free_bytes: number; total_bytes: number }>(
      Type.Object({ free_bytes: bytes, total_bytes: bytes }, { description: 'Of the data folder.' }),
    ),
    database: Type.Object(
      { kind: choice(['sqlite', 'postgres']), bytes },
      { description: 'All databases of the server together.' },
    ),
  }),
  errors: [],
  examples: [
    { title: 'The last seven days', input: {} },
    { title: 'Today', input: { days: 1 } },
  ],

  async run(_db, { days }, { services, nowMs }) {
    const series = [];
    const queues = [];
    const moduleDatabases = services.databases.flatMap(({ db, moderations }) =>
      [...moderations].map(([module, { adminQueries }]) => ({ db, module, adminQueries })),
    );
    for (const { db, module, adminQueries } of moduleDatabases) {
      for (const counted of adminQueries.countedRecords) {
        series.push({ module, name: counted.name, days: await countByDay(db, counted, { nowMs, days }) });
      }
      const waiting = await adminQueries.queueLengths(db);
      queues.push(...Object.entries(waiting).map(([name, waits]) => ({ module, name, count: waits })));
    }
    const [kind = 'sqlite'] = services.databases.map(({ db }) => db.dialect);
    const sizes = await Promise.all(services.databases.map(({ db }) => services.node.readDatabaseBytes(db)));
    return {
      series,
      queues,
      refusals: await services.node.readRefusals(),
      disk: await services.node.readDisk(),
      database: { kind, bytes: sizes.reduce((sum, size) => sum + size, 0) },
    };
  },
});
