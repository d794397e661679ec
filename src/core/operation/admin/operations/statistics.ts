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
  title: 'Statistics of the server',
  details: 'Daily counts of records by service, queue lengths, refusals and disk space.',
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
      Type.Object(
        { free_bytes: bytes, total_bytes: bytes },
        {
          description: 'Free and total bytes of the file system of the data folder; null when unavailable.',
        },
      ),
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
      for (const table of adminQueries.countedTables) {
        series.push({ module, name: table.name, days: await countByDay(db, table, { nowMs, days }) });
      }
      const queueLengths = await adminQueries.queueLengths(db);
      queues.push(...Object.entries(queueLengths).map(([name, count]) => ({ module, name, count })));
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
