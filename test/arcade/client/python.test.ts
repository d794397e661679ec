// Slow: plays games with the Python client.

import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { testVector } from '../../../src/arcade/agents/challenge/proof-of-work.ts';
import { formatLog } from '../../../src/arcade/replays/log/log-text.ts';
import { newNickname, registerPlayer } from '../../support/arcade.ts';
import { runProcess } from '../../support/processes.ts';
import { assertServed } from '../../support/served-document.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { missingTool } from '../../support/shell-document.ts';
import { inTempFolder } from '../../support/temp.ts';
import { verifyText, withForgedSignature, withNewChain } from '../replay/forge.ts';
import { changedWithChain, changedWithoutChain, grid, invalidTexts, tetris } from '../replay/forged-cases.ts';
import { recordGame, testKeys } from '../replay/record-game.ts';
import { goldenGame, goldenNames } from '../replay/sample-games.ts';

const skip = await missingTool('python3');
const sdk = join(import.meta.dirname, '../../../sdk');
/**
 * Faults that the Python client reports like the other verifiers. It detects other forgeries only by their signature,
 * because it does not replay the game.
 */
const detectableFaults = ['text', 'seed', 'order', 'seat', 'chain', 'records', 'chain_head', 'unknown_key', 'forged'];

/** Runs a Python program in the folder, with modules from `pythonPath`; returns its output. */
async function python(source: string, folder: string, pythonPath = folder): Promise<string> {
  const env = { ...process.env, PYTHONPATH: pythonPath, PYTHONDONTWRITEBYTECODE: '1' };
  const { code, output } = await runProcess('python3', ['-c', source], { cwd: folder, env });
  assert.equal(code, 0, output);
  return output;
}

describe('the Python client', { skip }, () => {
  let server: TestServer;
  before(async () => {
    server = await startServer({ RIALTO_POW_BITS: '12' });
  });
  after(() => server.close());

  /** Calls `run` with a temporary folder that contains the client as the server serves it. */
  const withClient = (run: (folder: string) => Promise<void>) =>
    inTempFolder(async (folder) => {
      const text = await assertServed(`${server.url}/arcade/sdk/rialto_arcade.py`, 'text/x-python; charset=utf-8');
      assert.ok(text.includes(`${server.url}/arcade`) && !text.includes('localhost:8080'));
      writeFileSync(join(folder, 'rialto_arcade.py'), text);
      await run(folder);
    });

  test('registers, plays a game to its end, verifies the log, and rotates and revokes its key', async () => {
    await withClient(async (folder) => {
      const output = await python(
        `
import rialto_arcade as client
saved = []
arcade = client.RialtoArcade.register(nickname="${newNickname()}", client="a test", save_credential=saved.append)
assert saved == [arcade.reveal_credential()] and saved[0] not in repr(arcade)
session = arcade.start_session(pace="stepped", purpose="casual")
assert session.record["seed_prepared"] and session.seat == 0 and session.read()["seed_prepared"]
record = arcade.play(session, lambda observation: [{"type": "move", "direction": "left"}] * 9 + [{"type": "hard_drop"}])
assert record["status"] == "ended" and record["result"]["reason"] == "top_out", record
log = arcade.replay_log(arcade.replay(record["replay_id"], wait=True)["id"])
verdict = client.verify(log, arcade.keys())
assert verdict and verdict.signed and not verdict.rules_replayed and verdict.result == record["result"]
print(verdict)
print(client.verify(log))
practice = arcade.start_session(pace="stepped", purpose="practice", engine="tetris-v2")
unfinished = arcade.open_sessions()
assert [each["session_id"] for each in unfinished] == [practice.id] and arcade.open_session(practice.id).seat == 0
assert practice.resign()["end_reason"] == "resign"
arcade.rotate_key(save_credential=saved.append)
assert arcade.request("GET", "/api/v1/me/home")["unfinished"] == []
try:
    client.RialtoArcade(saved[0]).request("GET", "/api/v1/me/home")
except client.ArcadeError as error:
    assert (error.status, error.code) == (401, "credential_revoked")
assert arcade.revoke_key()["verification"] == "revoked"
`,
        folder,
      );
      assert.match(output, /^OK: chain, seed and format; signed by key [0-9a-f]{16}; rules not replayed\n/);
      assert.match(output, /^SIGNATURE NOT VERIFIED, .*; chain, seed and format agree; rules not replayed$/m);
    });
  });

  test('plays a turn-based game for two agents', async () => {
    const host = await registerPlayer(server.url);
    const guest = await registerPlayer(server.url);
    await withClient(async (folder) => {
      const output = await python(
        `
import threading, rialto_arcade as client
config = {"template": "line-placement", "width": 3, "height": 3, "seats": 2, "connect": 3, "maxTurns": 9}
first, second = client.RialtoArcade("${host.credential}"), client.RialtoArcade("${guest.credential}")
hosted = first.start_session(engine="turn-grid-v2", engine_config=config, purpose="practice", pace="stepped")
joined = second.join_session(hosted.id)
assert (hosted.seat, joined.seat) == (0, 1)
def first_free_cell(observation):
    return [{"type": "place", "x": x, "y": y} for y, row in enumerate(observation["board"]) for x, cell in enumerate(row) if cell == "."][:1]
thread = threading.Thread(target=second.play, args=(joined, first_free_cell))
thread.start()
record = first.play(hosted, first_free_cell)
thread.join()
print(record["result"]["kind"], record["result"]["winners"])
`,
        folder,
      );
      assert.equal(output, 'win [0]\n');
    });
  });

  test('returns the joined seat when a lower seat was vacated', async () => {
    const players = [
      await registerPlayer(server.url),
      await registerPlayer(server.url),
      await registerPlayer(server.url),
    ];
    await withClient(async (folder) => {
      const output = await python(
        `
import rialto_arcade as client
config = {"template": "line-placement", "width": 3, "height": 3, "seats": 3, "connect": 3, "maxTurns": 9}
first, second, third = [client.RialtoArcade(key) for key in ${JSON.stringify(players.map(({ credential }) => credential))}]
hosted = first.start_session(engine="turn-grid-v2", engine_config=config, purpose="practice", pace="stepped")
joined = second.join_session(hosted.id)
hosted.resign()
print(joined.seat, third.join_session(hosted.id).seat, first.join_session(hosted.id).seat)
`,
        folder,
      );
      assert.equal(output, '1 0 2\n');
    });
  });
});

test('the Python client sends no credential over plain HTTP to another machine', { skip }, async () => {
  await inTempFolder(async (folder) => {
    const output = await python(
      `
import rialto_arcade as client
def address_or_error_code(create):
    try:
        return create().base_url
    except client.ArcadeError as error:
        assert error.status == 0
        return error.code
def fail(credential):
    raise AssertionError("saved")
key = client.new_credential()
remote_url = "http://arcade.example/arcade"
print(address_or_error_code(lambda: client.RialtoArcade(key, remote_url)))
print(address_or_error_code(lambda: client.RialtoArcade.register(nickname="Remote", base_url=remote_url, save_credential=fail)))
for base_url in ["https://arcade.example/arcade", "http://127.0.0.1:1/arcade", "http://[::1]:1/arcade"]:
    print(address_or_error_code(lambda: client.RialtoArcade(key, base_url)))
print(address_or_error_code(lambda: client.RialtoArcade(base_url=remote_url)))
`,
      folder,
      sdk,
    );
    assert.deepEqual(output.trim().split('\n'), [
      'insecure_address',
      'insecure_address',
      'https://arcade.example/arcade',
      'http://127.0.0.1:1/arcade',
      'http://[::1]:1/arcade',
      'http://arcade.example/arcade',
    ]);
  });
});

test('the Python client rejects a session whose seed commitment differs from the prepared one', { skip }, async () => {
  const fakeServer = createServer((request, response) => {
    const session = { id: 'ses_1', seed_commitment: 'b'.repeat(64), players: [] };
    const isPrepared = request.url?.endsWith('/prepare') === true;
    const reply = isPrepared ? { ticket: 't', seed_commitment: 'a'.repeat(64) } : { session, observation: {}, seat: 0 };
    request.resume().on('end', () => response.end(JSON.stringify(reply)));
  });
  await new Promise<void>((resolve) => void fakeServer.listen(0, '127.0.0.1', resolve));
  try {
    await inTempFolder(async (folder) => {
      const { port } = fakeServer.address() as AddressInfo;
      const source = `
import rialto_arcade as client
try:
    client.RialtoArcade(client.new_credential(), "http://127.0.0.1:${port}").start_session()
except client.ArcadeError as error:
    print(error.code)
`;
      assert.equal(await python(source, folder, sdk), 'seed_changed\n');
    });
  } finally {
    fakeServer.close();
    fakeServer.closeAllConnections();
  }
});

test('the Python client solves a challenge in one process and in several', { skip }, async () => {
  await inTempFolder(async (folder) => {
    const { prefix, difficulty_bits: bits, nonce } = testVector;
    writeFileSync(
      join(folder, 'solve.py'),
      `import rialto_arcade as client
if __name__ == "__main__":
    print(client.solve("${prefix}", ${bits}), client.solve("${prefix}", ${bits}, processes=2))
`,
    );
    const env = { ...process.env, PYTHONPATH: sdk, PYTHONDONTWRITEBYTECODE: '1' };
    const { output } = await runProcess('python3', ['solve.py'], { cwd: folder, env });
    assert.equal(output, `${nonce} ${nonce}\n`);
  });
});

/** Faults that the Python client finds in the logs, with the test's keys; null for a valid log. */
async function faultsOf(texts: readonly string[]): Promise<(string | null)[]> {
  let faults: (string | null)[] = [];
  await inTempFolder(async (folder) => {
    mkdirSync(join(folder, 'logs'));
    for (const [index, text] of texts.entries()) writeFileSync(join(folder, 'logs', `${index}`), text);
    writeFileSync(join(folder, 'keys.json'), JSON.stringify({ keys: testKeys.publicKeys() }));
    const source = `
import json, rialto_arcade as client
keys = json.load(open("keys.json"))
logs = [open("logs/%d" % index, "rb").read() for index in range(${texts.length})]
print(json.dumps([client.verify(log, keys).fault for log in logs]))
`;
    faults = JSON.parse(await python(source, folder, sdk));
  });
  return faults;
}

describe('the Python client as a verifier', { skip }, () => {
  test('accepts every recorded game', async () => {
    const faults = await faultsOf(goldenNames.map((name) => formatLog(recordGame(goldenGame(name)))));
    assert.deepEqual(
      faults,
      goldenNames.map(() => null),
    );
  });

  test('rejects every forged log, with the fault of the other verifiers when its detection requires no rules', async () => {
    const validLogs = new Set([tetris, grid].map((log) => formatLog(log)));
    const cases = [
      ...changedWithoutChain.map(([title, log]) => [title, formatLog(log)] as const),
      ...changedWithChain.flatMap(([title, log]) =>
        [
          withNewChain(log),
          withForgedSignature(withNewChain(log), 'forger'),
          withForgedSignature(withNewChain(log), 'trusted key'),
        ].map((forged) => [`recomputed chain: ${title}`, formatLog(forged)] as const),
      ),
      ...Object.entries(invalidTexts(formatLog(grid))),
    ].filter(([, text]) => !validLogs.has(text));
    const faults = await faultsOf(cases.map(([, text]) => text));
    assert.ok(cases.length > 100, `${cases.length}`);
    for (const [index, [title, text]] of cases.entries()) {
      const expected = await verifyText(text);
      const fault = faults[index];
      assert.notEqual(fault, null, title);
      if (expected !== null && detectableFaults.includes(expected)) assert.equal(fault, expected, title);
    }
  });

  test('reports the skipped checks in the first line of the output of its command, with an exit code for each outcome', async () => {
    await inTempFolder(async (folder) => {
      writeFileSync(join(folder, 'game.ndjson'), formatLog(grid));
      writeFileSync(join(folder, 'forged.ndjson'), formatLog(withForgedSignature(grid, 'trusted key')));
      writeFileSync(join(folder, 'keys.json'), JSON.stringify({ keys: testKeys.publicKeys() }));
      const verify = (...args: string[]) =>
        runProcess('python3', [join(sdk, 'rialto_arcade.py'), 'verify', ...args], { cwd: folder });
      const withoutKeys = await verify('game.ndjson');
      assert.equal(withoutKeys.code, 3, withoutKeys.output);
      assert.match(withoutKeys.output, /^SIGNATURE NOT VERIFIED, .*; rules not replayed\n/);
      const withoutKeysFlag = await verify('game.ndjson', '--without-keys');
      assert.deepEqual([withoutKeysFlag.code, withoutKeysFlag.output], [0, withoutKeys.output]);
      const withKeys = await verify('game.ndjson', '--keys', 'keys.json');
      assert.equal(withKeys.code, 0);
      assert.match(withKeys.output, /^OK: .*signed by key [0-9a-f]{16}; rules not replayed\n/);
      const forged = await verify('forged.ndjson', '--keys', 'keys.json');
      assert.deepEqual([forged.code, forged.output], [1, 'REFUSED: forged\n']);
      writeFileSync(join(folder, 'no-keys.json'), 'no JSON');
      for (const [args, message] of [
        [['nofile'], 'nofile: No such file or directory\n'],
        [['game.ndjson', '--keys', 'nofile'], 'nofile: No such file or directory\n'],
        [['game.ndjson', '--keys', 'no-keys.json'], 'no-keys.json: not a JSON document\n'],
      ] as const) {
        const failed = await verify(...args);
        assert.deepEqual([failed.code, failed.output], [2, message]);
      }
    });
  });
});
