import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { type RawFile, readBundle } from '../../../src/arcade/games/bundle/read-bundle.ts';
import { readFolder } from '../../../src/arcade/games/read-folder.ts';
import { checkedDigests } from '../../../src/arcade/games/reference-digests.ts';
import {
  readCheckedBundle,
  readGames,
  readReferenceGames,
  referenceSlug,
} from '../../../src/arcade/games/reference-games.ts';
import { StartupError } from '../../../src/core/db/startup-error.ts';
import { inTempFolder } from '../../support/temp.ts';
import { sampleBundle } from './sample-bundle.ts';

const golden = join(import.meta.dirname, 'golden/released-bundles.json');

test('the two reference games use the engine for public games and match their released digests', async () => {
  const released = JSON.parse(readFileSync(golden, 'utf8')) as Record<string, string>;
  for (const { manifest, digest } of await readReferenceGames()) {
    const name = `${manifest.slug} ${manifest.version}`;
    assert.equal(
      digest,
      released[name],
      `bundles/${manifest.slug} differs from the released version ${manifest.version}: increase the manifest version and add "${name}": "${digest}" to golden/released-bundles.json`,
    );
  }
  const games = (await readReferenceGames()).map(({ manifest }) => [manifest.slug, manifest.engine, manifest.limits]);
  assert.deepEqual(games, [
    [referenceSlug, 'tetris-v2', { max_duration_seconds: 600 }],
    ['rialto-sprint', 'tetris-v2', { max_duration_seconds: 180 }],
  ]);
});

test('each packaged bundle passes every check, with the same result as the shorter check at the start', () => {
  const parent = join(import.meta.dirname, '../../../bundles');
  const folders = readdirSync(parent);
  assert.equal(folders.length, checkedDigests.length);
  for (const name of folders) {
    const files = readFolder(join(parent, name));
    assert.deepEqual(readBundle(files), { ok: true, bundle: readCheckedBundle(files) });
    const [first, ...others] = files as [RawFile, ...RawFile[]];
    const changed = { ...first, bytes: Buffer.concat([first.bytes, Buffer.from(' ')]) };
    assert.equal(readCheckedBundle([changed, ...others]), null, 'a changed bundle gets the complete check');
  }
});

test('the start fails with one message when a packaged bundle violates a rule or is in a folder of another name', () =>
  inTempFolder(async (folder) => {
    for (const { path, bytes } of sampleBundle()) {
      mkdirSync(join(folder, 'sample-blocks'), { recursive: true });
      writeFileSync(join(folder, 'sample-blocks', path), bytes);
    }
    assert.deepEqual(
      (await readGames(folder)).map(({ manifest }) => manifest.slug),
      ['sample-blocks'],
    );
    cpSync(join(folder, 'sample-blocks'), join(folder, 'other'), { recursive: true });
    await assert.rejects(readGames(folder), isOneLineError(/other contains the bundle sample-blocks/));
    writeFileSync(join(folder, 'other', 'notes.md'), 'x');
    await assert.rejects(readGames(folder), isOneLineError(/other violates type\.ending \(notes\.md\)/));
  }));

function isOneLineError(pattern: RegExp) {
  return (error: unknown) =>
    error instanceof StartupError && pattern.test(error.message) && !error.message.includes('\n');
}
