import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { registerPlayer } from '../../support/arcade.ts';
import { startServer } from '../../support/server.ts';

/** Running time, in microseconds; only the tests advance it. */
let nowUs = 1_800_000_000_000_000;
const hourUs = 3_600_000_000;
const server = await startServer({}, undefined, { nowUs: () => nowUs });
after(() => server.close());

/** Seconds of running time per second of game time. */
const timeScaleOf = { realtime: 1, 'slow-10': 10, 'slow-60': 60 } as const;

for (const [pace, timeScale] of Object.entries(timeScaleOf)) {
  test(`a session at ${pace} advances at 1/${timeScale} of the running time, and observing it has no effect`, async () => {
    const player = await registerPlayer(server.url);
    const { session, observation } = (await player.post('/api/v1/sessions', { pace })).body;
    const gameTime = async () => (await player.get(`/api/v1/sessions/${session.id}/observation`)).body.t_us;
    assert.equal(observation.t_us, 0);
    let elapsedUs = 0;
    for (const us of [1, 7, 61, 119, 3, 59, 61, 61, 1_000, 9, 19, 100_000]) {
      nowUs += us;
      elapsedUs += us;
      assert.equal(await gameTime(), Math.floor(elapsedUs / timeScale));
    }
  });
}

test('a stepped session does not advance without actions, and the action wait advances it to the next fall by gravity', async () => {
  const player = await registerPlayer(server.url);
  const { session } = (await player.post('/api/v1/sessions', { pace: 'stepped' })).body;
  nowUs += hourUs;
  const observationBefore = (await player.get(`/api/v1/sessions/${session.id}/observation`)).body;
  assert.deepEqual([observationBefore.t_us, observationBefore.pieces], [0, 1]);
  const batch = { seq_base: 0, actions: [{ type: 'wait' }] };
  const { observation } = (await player.post(`/api/v1/sessions/${session.id}/actions`, batch)).body;
  assert.equal(observation.t_us, observationBefore.gravity.next_in_us);
});

test('a session whose time is over is not listed as live, even before its end is stored', async () => {
  const player = await registerPlayer(server.url);
  const { session } = (await player.post('/api/v1/sessions', { pace: 'realtime' })).body;
  const isListed = async () => (await player.get('/api/v5/live?limit=50')).text.includes(session.id);
  assert.ok(await isListed());
  nowUs += hourUs;
  assert.ok(!(await isListed()));
  assert.equal((await player.get(`/api/v1/sessions/${session.id}`)).body.session.status, 'ended');
});
