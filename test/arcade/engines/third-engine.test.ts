// Slow: plays a whole session of an engine on a server, which replays and verifies it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Player, registerPlayer } from '../../support/arcade.ts';
import { eventually } from '../../support/eventually.ts';
import { freePort } from '../../support/free-port.ts';
import { assertProblem, type HttpResponse, send } from '../../support/http.ts';
import { startProcess } from '../../support/processes.ts';
import { tempFolder } from '../../support/temp.ts';

const sessions = '/api/v1/sessions';
const numberGuessSession = { engine: 'number-guess-v1', purpose: 'practice', pace: 'stepped' };

test('a server runs, replays and verifies a session of a third engine when only its definition and build are added', async (t) => {
  const folder = tempFolder('third-engine');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const register = new URL('number-guess/register-process.ts', import.meta.url).href;
  const serverProcess = startProcess(process.execPath, ['--import', register, 'bin/rialto.js', 'serve'], {
    env: {
      ...process.env,
      RIALTO_PORT: String(port),
      RIALTO_PUBLIC_URL: url,
      RIALTO_DATA_DIR: folder.path,
      RIALTO_RATE_LIMITS: 'off',
      RIALTO_POW_BITS: '4',
      RIALTO_RELAY_RESOLVER: '127.0.0.1:9',
    },
  });
  t.after(async () => {
    serverProcess.child.kill('SIGTERM');
    await serverProcess.ended;
    folder.remove();
  });
  await eventually('the server responds', async () => {
    if (serverProcess.child.exitCode !== null) throw new Error(serverProcess.output());
    return (await send(`${url}/arcade/api/v1/engines`).catch(() => null))?.status === 200;
  });

  const engines = (await send(`${url}/arcade/api/v1/engines`)).body.engines as { id: string }[];
  assert.equal(engines.at(-1)?.id, 'number-guess-v1');
  const rules = await send(`${url}/arcade/api/v1/engines/number-guess-v1/rules`);
  assert.match(rules.text, /all_guessed/);

  const [host, guest] = [await registerPlayer(url), await registerPlayer(url)];
  const misconfigured = await host.post(sessions, { ...numberGuessSession, engine_config: gridConfig });
  assertProblem(misconfigured, 400, 'invalid_input');
  const id = (await host.post(sessions, { ...numberGuessSession, mode: 'duel' })).body.session.id as string;
  const waiting = await host.get(`${sessions}/${id}/observation`);
  assert.deepEqual([waiting.body.format, waiting.body.status], ['number-guess/1', 'waiting']);
  assert.equal((await guest.post(`${sessions}/${id}/join`)).status, 200);

  const actionOfOtherEngine = await host.post(`${sessions}/${id}/actions`, {
    seq_base: 0,
    actions: [{ type: 'wait' }],
  });
  assertProblem(actionOfOtherEngine, 400, 'invalid_input');
  const ended = await playToEnd(id, [host, guest]);
  assert.deepEqual([ended.body.observation.status, ended.body.observation.end_reason], ['ended', 'all_guessed']);
  const text = await host.get(`${sessions}/${id}/observation?view=text`);
  assert.match(text.body.text, /^ended \(all_guessed\), pace stepped, seq 6\npoints \d,\d$/);

  const session = (await host.get(`${sessions}/${id}`)).body.session;
  assert.deepEqual([session.mode, Object.keys(session.result).sort()], ['duel', ['best', 'reason', 't_us', 'winners']]);
  const replay = `/api/v5/replays/${session.replay_id}`;
  await eventually('the replay is verified', async () => (await host.get(replay)).body.replay?.verified === 'verified');
  const middle = await host.get(`${replay}/state?at=3`);
  assert.deepEqual([middle.body.last, middle.body.observation.to_move], [6, 1]);
});

const gridConfig = { template: 'line-placement', width: 3, height: 3, seats: 2, connect: 3, maxTurns: 9 };

async function playToEnd(id: string, players: readonly [Player, Player]): Promise<HttpResponse> {
  for (let seq = 0; ; seq += 1) {
    const player = players[seq % 2] as Player;
    const body = { seq_base: seq, actions: [{ type: 'guess', value: seq % 4 }] };
    const response = await player.post(`${sessions}/${id}/actions`, body);
    assert.equal(response.status, 200, response.text);
    if (response.body.observation.status === 'ended') return response;
  }
}
