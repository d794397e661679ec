import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import Sqlite from 'better-sqlite3';
import { systemClock } from '../../../src/core/base/clock.ts';
import { registerPlayer } from '../../support/arcade.ts';
import { eventually } from '../../support/eventually.ts';
import { movableRunningTime } from '../../support/movable-running-time.ts';
import { startServer } from '../../support/server.ts';

const sessions = '/api/v1/sessions';

test('a session whose engine does not exist does not delay the end of other sessions', async (t) => {
  const time = movableRunningTime();
  const server = await startServer({}, systemClock, time);
  t.after(() => server.close());
  const player = await registerPlayer(server.url);
  const startPractice = async (): Promise<string> => {
    const body = { engine: 'tetris-v2', purpose: 'practice', pace: 'realtime' };
    return (await player.post(sessions, body)).body.session.id;
  };
  const brokenId = await startPractice();
  const intactIds = [await startPractice(), await startPractice()];
  const database = new Sqlite(join(server.dataDir, 'rialto.sqlite'));
  t.after(() => database.close());
  // The chain head differs from the one in memory, so the node reads the stored session, whose engine does not exist.
  database.prepare(`update arcade_session set engine = 'tetris-v0', chain_head = 'broken' where id = ?`).run(brokenId);
  time.advance(3_600_000);
  const sessionStatus = database.prepare('select status, check_us from arcade_session where id = ?');
  await eventually('the intact sessions end', () =>
    intactIds.every((id) => (sessionStatus.get(id) as { status: string }).status === 'ended'),
  );
  const brokenSession = sessionStatus.get(brokenId) as { status: string; check_us: number };
  assert.equal(brokenSession.status, 'running');
  assert.ok(brokenSession.check_us > time.nowUs(), 'the next check is in the future');
});
