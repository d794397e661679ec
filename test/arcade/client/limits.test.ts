// Slow: plays beyond a rate limit with the JavaScript and the Python client.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { RialtoArcade } from '../../../sdk/arcade.mjs';
import { batchesPerSession } from '../../../src/arcade/limits.ts';
import { registerPlayer } from '../../support/arcade.ts';
import { eventually } from '../../support/eventually.ts';
import { runProcess } from '../../support/processes.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { missingTool } from '../../support/shell-document.ts';

const missingPython = await missingTool('python3');
const movesPlayed = 12;

let server: TestServer;

describe('a client that reaches a limit or whose policy returns an invalid value', () => {
  before(async () => {
    server = await startServer({ RIALTO_RATE_LIMITS: 'on' });
  });
  after(() => server.close());

  const connect = async (onRetry: (error: Error, seconds: number) => void = () => {}) => {
    const { credential } = await registerPlayer(server.url);
    return RialtoArcade.connect(credential, { baseUrl: `${server.url}/arcade`, onRetry });
  };
  const python = async (source: string): Promise<{ code: number | null; output: string }> => {
    const { credential } = await registerPlayer(server.url);
    const sdk = fileURLToPath(new URL('../../../sdk', import.meta.url));
    const start = `
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, ${JSON.stringify(sdk)})
from rialto_arcade import ArcadeError, RialtoArcade
waits = []
arcade = RialtoArcade("${credential}", "${server.url}/arcade", on_retry=lambda error, seconds: waits.append(str(error)))
`;
    return await runProcess('python3', ['-c', start + source]);
  };

  test('waits once in JavaScript, and then spaces the requests of the game', async () => {
    const playBeyondLimit = async () => {
      const waits: string[] = [];
      const arcade = await connect(({ message }) => waits.push(message));
      const session = await arcade.startSession({ pace: 'stepped', purpose: 'practice' });
      const times: number[] = [];
      await arcade.play(session, async () => {
        if (times.length === 0) await useUpBatches(session.id, arcade.revealCredential() ?? '');
        times.push(performance.now());
        const direction = times.length % 2 === 0 ? 'left' : 'right';
        return times.length > movesPlayed ? null : { type: 'move', direction };
      });
      assert.equal(session.observation.seq, movesPlayed);
      return waits.length > 0 && { waits, times };
    };
    // A busy machine may send the batches so slowly that they do not reach the limit; another session is played then.
    const { waits, times } = await eventually('the limit is reached', playBeyondLimit);
    assert.equal(waits.length, 1, waits.join('\n'));
    assert.match(waits[0] ?? '', /action-batches-of-a-session/);
    assertSpaced(times);
  });

  test('waits once in Python, and then spaces the requests of the game', { skip: missingPython }, async () => {
    const { code, output } = await python(`
import time, threading
def send_rejected_batch():
    try:
        arcade.request("POST", "/api/v1/sessions/%s/actions" % session.id, {"seq_base": 9999, "actions": [{"type": "hard_drop"}]}, patience_seconds=0)
    except ArcadeError:
        pass
def policy(observation):
    if not times:
        threads = [threading.Thread(target=send_rejected_batch) for _ in range(${batchesPerSession.points})]
        for thread in threads: thread.start()
        for thread in threads: thread.join()
    times.append(time.monotonic() * 1000)
    return None if len(times) > ${movesPlayed} else {"type": "move", "direction": "left" if len(times) % 2 else "right"}
for attempt in range(10):
    session = arcade.start_session(pace="stepped", purpose="practice")
    times = []
    arcade.play(session, policy)
    if waits: break
    session.resign()
print(session.observation["seq"], waits, *times, sep="\\n")
`);
    const [seq, waits, ...times] = output.trim().split('\n');
    assert.equal(code, 0, output);
    assert.equal(Number(seq), movesPlayed);
    assert.match(waits ?? '', /^\['rate_limited: [^']*action-batches-of-a-session[^']*'\]$/);
    assertSpaced(times.map(Number));
  });

  test('throws at once when an open ranked game blocks another, and names the open session', async () => {
    const waits: string[] = [];
    const arcade = await connect(({ message }) => waits.push(message));
    const session = await arcade.startSession({ pace: 'stepped', purpose: 'ranked' });
    await assert.rejects(arcade.startSession({ pace: 'stepped', purpose: 'ranked' }), (error: Error) => {
      assert.match(error.message, new RegExp(`Continue or resign your open session ${session.id}`));
      return true;
    });
    assert.deepEqual(waits, []);
  });

  test('raises at once in Python when an open ranked game blocks another', { skip: missingPython }, async () => {
    const { code, output } = await python(`
session = arcade.start_session(pace="stepped", purpose="ranked")
try:
    arcade.start_session(pace="stepped", purpose="ranked")
except ArcadeError as error:
    print(error.problem["used_by"] == [session.id], len(waits))
`);
    assert.deepEqual([code, output], [0, 'True 0\n'], output);
  });

  test('explains a policy that returns no list of actions', async () => {
    const arcade = await connect();
    const session = await arcade.startSession({ pace: 'stepped', purpose: 'practice' });
    const placement = { actions: [{ type: 'hard_drop' }] } as unknown as { type: string };
    await assert.rejects(
      arcade.play(session, () => placement),
      {
        name: 'TypeError',
        message: /^Actions are a list such as .*The actions of a placement are placement\.actions\.$/,
      },
    );
    const missingActions = undefined as unknown as null;
    await assert.rejects(
      arcade.play(session, () => missingActions),
      { name: 'TypeError', message: /This is undefined/ },
    );
  });

  test('explains a policy in Python that returns no list of actions', { skip: missingPython }, async () => {
    const { code, output } = await python(`
session = arcade.start_session(pace="stepped", purpose="practice")
for returned in ({"actions": [{"type": "hard_drop"}]}, "hard_drop", 3, ["hard_drop"]):
    try:
        arcade.play(session, lambda observation: returned)
    except TypeError as error:
        print(error)
`);
    assert.equal(code, 0, output);
    const lines = output.trim().split('\n');
    assert.equal(lines.length, 4, output);
    for (const line of lines) assert.match(line, /^Actions are a list such as \[\{"type": "hard_drop"\}\]/);
    assert.match(lines[0] ?? '', /The actions of a placement are placement\["actions"\]\.$/);
  });
});

/** Sends as many batches as the limit allows at once, each with a wrong `seq_base`, so that none is applied. */
async function useUpBatches(sessionId: string, credential: string): Promise<void> {
  const body = JSON.stringify({ seq_base: 9_999, actions: [{ type: 'hard_drop' }] });
  const headers = { authorization: `Bearer ${credential}`, 'content-type': 'application/json' };
  const url = `${server.url}/arcade/api/v1/sessions/${sessionId}/actions`;
  await Promise.all(
    Array.from({ length: batchesPerSession.points }, () => fetch(url, { method: 'POST', headers, body })),
  );
}

/**
 * Asserts that the calls of the policy were at least 100 ms apart on average, as 600 requests per minute require. One
 * pause may be shorter, because the machine was busy before it.
 */
function assertSpaced(times: readonly number[]): void {
  // The first call precedes the 429. The second one follows the retried batch without a pause.
  const spacedTimes = times.slice(2);
  const totalMs = (spacedTimes.at(-1) ?? 0) - (spacedTimes[0] ?? 0);
  assert.ok(totalMs >= 100 * (spacedTimes.length - 2), `${totalMs} ms for ${spacedTimes.length} batches`);
}
