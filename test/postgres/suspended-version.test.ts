import { describe, test } from 'node:test';
import pg from 'pg';
import { registerPlayer } from '../support/arcade.ts';
import { eventually } from '../support/eventually.ts';
import { assertProblem } from '../support/http.ts';
import { migratedDatabase, postgresMissing } from '../support/postgres.ts';
import { startServer } from '../support/server.ts';
import { stageVersion } from '../support/stage-version.ts';

describe('a session on a version that is suspended while it is created', { skip: postgresMissing() ?? false }, () => {
  test('is refused, because the suspension voids only the sessions that it finds', async (t) => {
    const { url, drop } = await migratedDatabase();
    const server = await startServer({ DATABASE_URL: url });
    const suspension = new pg.Client({ connectionString: url });
    t.after(async () => {
      await suspension.end();
      await server.close();
      await drop();
    });
    const player = await registerPlayer(server.url);
    const { slug } = await stageVersion(server.url, { authorId: 'agn_a', state: 'released' });
    await suspension.connect();
    await suspension.query('begin');
    await suspension.query('select slug from arcade_game where slug = $1 for update', [slug]);
    await suspension.query(`update arcade_version set state = 'suspended', state_before = 'released' where slug = $1`, [
      slug,
    ]);
    let isOver = false;
    const creation = player.post('/api/v1/sessions', { game: slug, pace: 'stepped' }).finally(() => {
      isOver = true;
    });
    await eventually('the creation waits for the suspension, or is over', async () => {
      const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      return isOver || (await suspension.query(waiting)).rows.length > 0;
    });
    await suspension.query('commit');
    assertProblem(await creation, 404, 'not_found');
  });
});
