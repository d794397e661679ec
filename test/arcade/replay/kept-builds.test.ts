import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { isKept, keptBuildsText } from '../../../scripts/contracts/kept-builds.ts';
import { engineBuilds } from '../../../src/arcade/engines/builds.ts';
import { keptBuilds } from '../../../src/arcade/engines/kept-builds.ts';
import { nodeHashing } from '../../../src/arcade/engines/node-hashing.ts';
import { formatLog } from '../../../src/arcade/replays/log/log-text.ts';
import { verifyLog } from '../../../src/arcade/replays/log/verify-log.ts';
import { openBuild } from '../../../src/arcade/replays/verification/engine-build.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { tempFolder } from '../../support/temp.ts';
import { withHeader, withNewChain } from './forge.ts';
import { recordGame } from './record-game.ts';
import { goldenGame, goldenNames } from './sample-games.ts';

const sdkFolder = join(process.cwd(), 'sdk/engines');
const moduleOf = (build: string) => join(sdkFolder, `${build.slice('sha256:'.length)}.mjs`);

/** Modules needed by logs. Builds are added here and never removed or changed. */
const moduleHashes: Readonly<Record<string, string>> = {
  df2b6e5ac32f1194a4ff98da6c0de1878a05afea369967ebbba9d654ff57169f:
    '08055b3797b3746bb0d6b8a22f06a1b307e748d3ac4384c23004a86a8ca580fc',
  '5a6339a4d1239c3f97feffdfc9cca17834f78fc7f29144a3dff90847ea110757':
    '5773c6dec9d10882a598703f60673df61c6a05282ebe680c8a62ee7f8f6a938a',
};

describe('the modules of engine builds', () => {
  test('do not change after their build is listed', () => {
    assert.deepEqual(
      Object.fromEntries(keptBuilds.map(({ build, module_sha256 }) => [build.slice('sha256:'.length), module_sha256])),
      moduleHashes,
    );
  });

  test('are not changed by `npm run contracts` once their build is listed', () => {
    assert.ok(Object.values(engineBuilds).every(isKept));
    assert.equal(isKept(`sha256:${'ab'.repeat(32)}`), false);
  });

  test('every build of this program is stored, and its module matches the listed hash', () => {
    for (const build of Object.values(engineBuilds))
      assert.ok(keptBuilds.some((keptBuild) => keptBuild.build === build));
    for (const { build, module_sha256 } of keptBuilds)
      assert.equal(
        createHash('sha256')
          .update(readFileSync(moduleOf(build)))
          .digest('hex'),
        module_sha256,
      );
    assert.match(keptBuildsText(process.cwd()), /keptBuilds/);
  });

  test('are reported as missing by name when a source file of their build changes', (t) => {
    const folder = tempFolder('changed-engine');
    t.after(() => folder.remove());
    for (const path of ['src/arcade/engines', 'src/core/base', 'sdk/engines'])
      cpSync(path, join(folder.path, path), { recursive: true });
    appendFileSync(join(folder.path, 'src/arcade/engines/pace.ts'), '// A comment.\n');
    assert.throws(
      () => keptBuildsText(folder.path),
      /engine tetris-v2 .*there is no module sdk\/engines\/.*CONTRIBUTING\.md/,
    );
    rmSync(join(folder.path, 'sdk/engines'), { recursive: true });
    assert.throws(() => keptBuildsText(folder.path), /sdk\/engines\/.*is missing or was changed; restore it/);
  });

  for (const name of goldenNames) {
    test(`the stored module of ${name} verifies the game and rejects a changed one`, async () => {
      const log = recordGame(goldenGame(name));
      const module = await import(pathToFileURL(moduleOf(log.header.engine_build)).href);
      const parseResult = module.parseLog(formatLog(log));
      assert.deepEqual(parseResult, { ok: true, log });
      assert.deepEqual(module.verifyLog(log), verifyLog(log, nodeHashing));
      const changedLog = withNewChain(withHeader(log, { client_seed: 'another' }));
      // The verdict is the same. The messages of a stored module may differ.
      const withoutDetail = { detail: '' };
      assert.deepEqual(
        { ...module.verifyLog(changedLog), ...withoutDetail },
        { ...verifyLog(changedLog, nodeHashing), ...withoutDetail },
      );
      const rerun = module.openRerun(log);
      assert.equal(rerun.snapshotAt(rerun.last).status, 'ended');
    });
  }

  test('a log of a former build is verified by its stored module only', async (t) => {
    const folder = tempFolder('kept-builds');
    t.after(() => folder.remove());
    const log = recordGame(goldenGame('tetris-duration'));
    const currentBuild = log.header.engine_build;
    const formerBuild = `sha256:${'ab'.repeat(32)}`;
    mkdirSync(folder.path, { recursive: true });
    const text = readFileSync(moduleOf(currentBuild), 'utf8').replaceAll(currentBuild, formerBuild);
    writeFileSync(join(folder.path, `${'ab'.repeat(32)}.mjs`), text);
    const formerLog = withNewChain(withHeader(log, { engine_build: formerBuild }));
    assert.equal((verifyLog(formerLog, nodeHashing) as { fault?: string }).fault, 'other_build');
    const url = pathToFileURL(`${folder.path}/`);
    const build = await openBuild(formerBuild, url, [{ build: formerBuild }]);
    assert.ok(build !== undefined, 'the module is loaded');
    assert.ok(build.verifyLog(formerLog, nodeHashing).ok);
    assert.equal((build.verifyLog(log, nodeHashing) as { fault?: string }).fault, 'other_build');
    assert.equal(await openBuild(formerBuild, url, []), undefined, 'a build that is not listed is not loaded');
  });
});

describe('GET /api/v1/engines', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.close());

  test('lists every stored build with the address of its module, one current build per engine', async () => {
    const { builds } = (await (await fetch(`${server.url}/arcade/api/v1/engines`)).json()) as {
      builds: { engine: string; build: string; current: boolean; path: string }[];
    };
    assert.deepEqual(
      Object.fromEntries(builds.filter(({ current }) => current).map(({ engine, build }) => [engine, build])),
      engineBuilds,
    );
    for (const { build, path } of builds) {
      const response = await fetch(`${server.url}/arcade${path}`);
      assert.equal(response.headers.get('content-type'), 'text/javascript; charset=utf-8');
      assert.equal(await response.text(), readFileSync(moduleOf(build), 'utf8'));
    }
  });
});
