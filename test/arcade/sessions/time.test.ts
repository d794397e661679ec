import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { LoggedAction } from '../../../src/arcade/engines/driver.ts';
import { nodeHashing } from '../../../src/arcade/engines/node-hashing.ts';
import type { Pace } from '../../../src/arcade/engines/pace.ts';
import { slownessOf } from '../../../src/arcade/engines/pace.ts';
import { stateHash } from '../../../src/arcade/engines/state-hash.ts';
import { parseLog } from '../../../src/arcade/replays/log/log-text.ts';
import { playRecord, startRun } from '../../../src/arcade/replays/log/play-record.ts';
import { eventually } from '../../support/eventually.ts';
import { type SeededRandom, seededRandom } from '../../support/seeded-random.ts';
import { startSession, type TestArcade } from '../live/test-arcade.ts';
import { drop, left, right, testArcadeKinds, wait } from './test-arcade-kinds.ts';

const sessions = '/api/v1/sessions';
const rotate = { type: 'rotate', direction: 'cw' };
const soft = { type: 'soft_drop' };

interface ObservedTime {
  readonly seq: number;
  readonly t_us: number;
  readonly status: string;
  readonly state_hash: string;
  readonly chain_head: string;
}

for (const kind of testArcadeKinds) {
  describe(`time on ${kind.name}`, { skip: kind.missing }, async () => {
    const nodes = kind.name === 'PostgreSQL' ? 2 : 1;
    const arcade =
      kind.missing === false ? await kind.open({ after }, { nodes }) : (undefined as unknown as TestArcade);

    for (const pace of ['realtime', 'slow-10', 'slow-60', 'stepped'] as const) {
      test(`never decreases at ${pace}, and a re-run in other time steps reaches each observed state`, async (t) => {
        const random = seededRandom();
        t.diagnostic(`RIALTO_SEED=${random.seed}`);
        const { observations, log } = await playAndObserve(arcade, pace, random);
        const times = observations.map(({ t_us }) => t_us);
        assert.deepEqual(
          times,
          times.toSorted((a, b) => a - b),
        );
        assert.equal(assertSameWhenRerunInSlices(log, observations, random), observations.length);
      });
    }

    test('is not recorded by observations, and an action is not earlier than the observation before it', async () => {
      const player = await arcade.player();
      const id = await startSession(player, { pace: 'slow-10' });
      await player.post(`${sessions}/${id}/actions`, { seq_base: 0, actions: [left] });
      const observationBefore: ObservedTime = (await arcade.get(`${sessions}/${id}/observation`)).body;
      for (let requestIndex = 0; requestIndex < 6; requestIndex += 1) {
        arcade.time.advance(30_000);
        const { seq, chain_head } = await observe(arcade, id, requestIndex);
        assert.deepEqual([seq, chain_head], [1, observationBefore.chain_head]);
      }
      // Observations store nothing, so that the stored time is earlier than the observed one. The next action must not be.
      const latestObservation = await observe(arcade, id, 0);
      const { observation } = (await player.post(`${sessions}/${id}/actions`, { seq_base: 1, actions: [right] })).body;
      assert.ok(observation.t_us >= latestObservation.t_us);
      await player.post(`${sessions}/${id}/resign`);
    });

    test('ends a session once: concurrent observations on all nodes and the record report the same end', async () => {
      const player = await arcade.player();
      const id = await startSession(player, { pace: 'realtime', game: 'rialto-sprint' });
      arcade.time.advance(3_600_000);
      const observations = await Promise.all(
        Array.from({ length: 8 }, (_, requestIndex) => observe(arcade, id, requestIndex)),
      );
      const { session } = (await arcade.get(`${sessions}/${id}`)).body;
      for (const observation of observations) {
        assert.equal(observation.status, 'ended');
        assert.deepEqual([observation.t_us, observation.seq], [session.result.t_us, session.seq]);
        assert.equal(observation.state_hash, observations[0]?.state_hash);
      }
      assert.match(session.replay_id, /^rpl_/);
    });

    test('ends unobserved sessions, which then do not count towards the session limit', async () => {
      const player = await arcade.player();
      const ids: string[] = [];
      for (let game = 0; game < 5; game += 1) ids.push(await startSession(player, { pace: 'realtime' }));
      assert.equal((await player.post(sessions)).status, 429);
      arcade.time.advance(3_600_000);
      await eventually('another session can be started', async () => (await player.post(sessions)).status === 200);
      for (const id of ids) assert.equal((await arcade.get(`${sessions}/${id}`)).body.session.end_reason, 'top_out');
    });
  });
}

/**
 * Advances the time and plays random actions on the first node; a third of the steps observe instead, on the nodes in
 * turn. Returns all observations and the log.
 */
async function playAndObserve(arcade: TestArcade, pace: Pace, random: SeededRandom) {
  const player = await arcade.player();
  const id = await startSession(player, { pace });
  const observations: ObservedTime[] = [];
  let observation = await observe(arcade, id, 0);
  for (let step = 0; step < 60 && observation.status === 'running'; step += 1) {
    // Game time of up to 3 s. A turn-based session does not depend on running time.
    arcade.time.advance(random.between(0, 3_000) * (slownessOf[pace] ?? 1_000));
    if (random.between(0, 2) === 0) {
      observation = await observe(arcade, id, step);
    } else {
      const length = random.between(1, 8);
      const actions = Array.from({ length }, () => [left, right, rotate, soft, drop, wait][random.between(0, 5)]);
      const body = { seq_base: observation.seq, actions };
      const response = await player.post(`${sessions}/${id}/actions`, body);
      // Gravity can end the game before the actions arrive.
      const isOver = response.body.code === 'session_over';
      if (!isOver) assert.equal(response.status, 200, response.text);
      observation = isOver ? await observe(arcade, id, step) : response.body.observation;
      if (isOver) assert.equal(observation.status, 'ended');
    }
    observations.push(observation);
  }
  if (observation.status === 'running') await player.post(`${sessions}/${id}/resign`);
  const { replay_id } = (await arcade.get(`${sessions}/${id}`)).body.session;
  const log = await eventually('the log is public', async () => {
    const response = await arcade.get(`/api/v5/replays/${replay_id}/log`);
    return response.status === 200 && response;
  });
  return { observations, log: log.text };
}

async function observe(arcade: TestArcade, id: string, requestIndex: number): Promise<ObservedTime> {
  const { url } = arcade.servers[requestIndex % arcade.servers.length] ?? arcade;
  return (await (await fetch(`${url}/arcade${sessions}/${id}/observation`)).json()) as ObservedTime;
}

/** Re-runs the log in many small time slices and compares its state with each observation; returns how many it compared. */
function assertSameWhenRerunInSlices(log: string, observations: readonly ObservedTime[], random: SeededRandom): number {
  const parseResult = parseLog(log);
  if (!parseResult.ok) throw new Error('The log cannot be read.');
  const { header, records, footer } = parseResult.log;
  const run = startRun(header, footer.server_seed, nodeHashing);
  const { driver, pieces } = run;
  const advanceTo = (tUs: number) => {
    while (driver.timeOf(run.state) < tUs && run.finalResult === null) {
      const sliceUs = Math.min(tUs, driver.timeOf(run.state) + random.between(1, 700_000));
      const { state } = driver.advance(run.state, sliceUs, pieces);
      if (driver.timeOf(state) === driver.timeOf(run.state)) return;
      run.state = state;
    }
  };
  let recordsApplied = 0;
  let comparedCount = 0;
  for (const { seq, t_us, state_hash } of observations) {
    for (; recordsApplied < Math.min(seq, records.length); recordsApplied += 1) {
      const {
        t_us: atUs,
        seat,
        action,
      } = records[recordsApplied] as { t_us: number; seat: number | null; action: LoggedAction };
      advanceTo(atUs);
      assert.notEqual(typeof playRecord(run, { t_us: atUs, seat, action }), 'string');
    }
    advanceTo(t_us);
    assert.equal(driver.timeOf(run.state), t_us);
    assert.equal(stateHash(run.state, nodeHashing.sha256Hex), state_hash, `at ${t_us} us, after record ${seq}`);
    comparedCount += 1;
  }
  return comparedCount;
}
