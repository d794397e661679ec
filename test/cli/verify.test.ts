import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import type { ReplayLog } from '../../src/arcade/replays/log/log-format.ts';
import { formatLog } from '../../src/arcade/replays/log/log-text.ts';
import { forgersKeys, withFooter, withForgedSignature, withHeader, withNewChain } from '../arcade/replay/forge.ts';
import { recordGame, testKeys } from '../arcade/replay/record-game.ts';
import { goldenGame } from '../arcade/replay/sample-games.ts';
import { tempFolder } from '../support/temp.ts';
import { rialto } from './rialto.ts';

const log = recordGame(goldenGame('tetris-duration'));
const keysText = JSON.stringify({ keys: testKeys.publicKeys() });

describe('rialto verify', () => {
  test('prints what it verified, and exits with 3 when neither --keys nor --without-keys is passed', async (t) => {
    const file = writeTempFile(t, formatLog(log));
    const { code, output } = await rialto(['verify', file], {});
    assert.equal(code, 3, output);
    assert.match(output, /^ok +steps: \d+ records/m);
    assert.match(output, new RegExp(`^ok +final state: ${log.footer.final_state_hash}$`, 'm'));
    assert.match(
      output,
      new RegExp(`^ok +result: duration at 20 s of game time, .*"score":${log.footer.result.score}`, 'm'),
    );
    assert.match(output, /^SIGNATURE NOT VERIFIED: /);
    assert.doesNotMatch(output, /VALID|the platform recorded this game\.$|FAIL|REFUSED/m);
    const resultWithoutKeys = await rialto(['verify', file, '--without-keys'], {});
    assert.deepEqual(resultWithoutKeys, { code: 0, output });
  });

  test('verifies the signature with keys from a file or a URL', async (t) => {
    const file = writeTempFile(t, formatLog(log));
    const origin = await startKeyServer(t);
    for (const keys of [writeTempFile(t, keysText), origin, `${origin}/.well-known/rialto-keys.json`]) {
      const { code, output } = await rialto(['verify', file, '--keys', keys], {});
      assert.equal(code, 0, output);
      assert.match(output, /^ok +signature: by key [0-9a-f]{16} of /m);
      assert.match(output, /^VALID and signed: /);
    }
  });

  test('rejects a log that the platform of the keys did not sign', async (t) => {
    const keys = writeTempFile(t, keysText);
    for (const [forgedLog, message] of [
      [withForgedSignature(log, 'forger'), /^FAIL +signature: .* with a key that is not in/m],
      [withForgedSignature(log, 'trusted key'), /^FAIL +signature: .* does not verify with that key/m],
      [withNewChain(withHeader(log, { players: ['agn_me'] })), /^FAIL +signature/m],
    ] as const) {
      const { code, output } = await rialto(['verify', writeTempFile(t, formatLog(forgedLog)), '--keys', keys], {});
      assert.equal(code, 1, output);
      assert.match(output, message);
      assert.match(output, /^REFUSED: /m);
    }
  });

  test('rejects an inconsistent or unreadable log and prints the fault', async (t) => {
    const highScoreLog = withFooter(log, { result: { ...log.footer.result, score: 999_999 } });
    const otherBuild = withHeader(log, { engine_build: `sha256:${'0'.repeat(64)}` });
    const cases: readonly (readonly [string, RegExp])[] = [
      [formatLog(highScoreLog), /^REFUSED +The result of the game differs from the footer\. \(result\)/],
      [formatLog(otherBuild), /\(other_build\)/],
      [formatLog(log).replace('"type":"wait"', '"type":"hard_drop"'), /^REFUSED +record \d+: .*\(chain\)/],
      [formatLog(log).replace('"n":4,', '"n": 4,'), /^REFUSED +line 5: .*\(text\)/],
      ['', /\(text\)/],
    ];
    for (const [text, message] of cases) {
      const { code, output } = await rialto(['verify', writeTempFile(t, text)], {});
      assert.equal(code, 1, output);
      assert.match(output, message);
    }
    const { code, output } = await rialto(['verify', writeTempFile(t, Buffer.from([0xff, 0xfe]))], {});
    assert.equal(code, 1, output);
    assert.match(output, /not UTF-8/);
  });

  test('prints one JSON object with --json', async (t) => {
    const file = writeTempFile(t, formatLog(log));
    const jsonResult = await rialto(['verify', file, '--json'], {});
    assert.equal(jsonResult.code, 3);
    const { header, footer } = log;
    const expectedReport = {
      ok: true,
      header,
      records: log.records.length,
      result: footer.result,
      final_state_hash: footer.final_state_hash,
      chain_head: footer.chain_head,
    };
    const { kid } = footer.signature;
    assert.deepEqual(JSON.parse(jsonResult.output), { ...expectedReport, signature: { checked: false, kid } });
    const keys = writeTempFile(t, keysText);
    const signedResult = await rialto(['verify', '--json', file, '--keys', keys], {});
    assert.deepEqual(JSON.parse(signedResult.output), {
      ...expectedReport,
      signature: { checked: true, keys, ok: true, kid },
    });
    const resultOfCutLog = await rialto(['verify', '--json', writeTempFile(t, formatLog(log).slice(0, 900))], {});
    assert.equal(resultOfCutLog.code, 1);
    assert.equal((JSON.parse(resultOfCutLog.output) as { fault: string }).fault, 'text');
  });

  test('reads standard input when the file is -', async () => {
    const child = spawn(process.execPath, ['bin/rialto.js', 'verify', '-', '--json', '--without-keys'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stdin.end(formatLog(log));
    const [code] = (await once(child, 'close')) as [number];
    assert.equal(code, 0);
    assert.equal((JSON.parse(output) as ReplayLog & { ok: boolean }).ok, true);
  });

  test('exits with 2 for unreadable files, unusable keys and invalid arguments', async (t) => {
    const file = writeTempFile(t, formatLog(log));
    const origin = await startKeyServer(t);
    for (const args of [
      [],
      [file, file],
      ['--key', file],
      [join(file, 'nowhere')],
      [file, '--keys', `${file}.missing`],
      [file, '--keys', file],
      [file, '--keys', writeTempFile(t, keysText), '--without-keys'],
      [file, '--keys', writeTempFile(t, '{"keys":[]}')],
      [file, '--keys', `${origin}/elsewhere`],
      [file, '--keys', `${origin}/moved`],
      [file, '--keys', 'http://127.0.0.1:1/'],
    ]) {
      const { code, output } = await rialto(['verify', ...args], {});
      assert.equal(code, 2, `${args.join(' ')}: ${output}`);
      assert.match(output, /^rialto: /m);
    }
  });

  test('rejects a log when the keys are those of another platform', async (t) => {
    const keys = writeTempFile(t, JSON.stringify({ keys: forgersKeys.publicKeys() }));
    const { code, output } = await rialto(['verify', writeTempFile(t, formatLog(log)), '--keys', keys], {});
    assert.equal(code, 1, output);
  });
});

function writeTempFile(t: TestContext, text: string | Buffer): string {
  const folder = tempFolder('verify');
  t.after(() => folder.remove());
  const path = join(folder.path, 'saved');
  writeFileSync(path, text);
  return path;
}

/** Starts a server that publishes its keys at the documented path, to which `/moved` redirects; returns its URL. */
async function startKeyServer(t: TestContext): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === '/.well-known/rialto-keys.json') response.end(keysText);
    else if (request.url === '/moved') response.writeHead(302, { location: '/.well-known/rialto-keys.json' }).end();
    else response.writeHead(404).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
