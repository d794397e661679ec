import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkedDigests } from '../../../src/arcade/games/built-in-digests.ts';
import {
  fallbackGameSlug,
  readBuiltInGames,
  readCheckedBundle,
  readGames,
} from '../../../src/arcade/games/built-in-games.ts';
import { type RawFile, readBundle } from '../../../src/arcade/games/bundle/read-bundle.ts';
import { readFolder } from '../../../src/arcade/games/read-folder.ts';
import { StartupError } from '../../../src/core/db/startup-error.ts';
import { inTempFolder } from '../../support/temp.ts';
import { sampleBundle } from './sample-bundle.ts';

const golden = join(import.meta.dirname, 'golden/released-bundles.json');

test('the built-in games use tetris-v2, match their released digests and lack no released version', async () => {
  const released = JSON.parse(readFileSync(golden, 'utf8')) as Record<string, string>;
  for (const { manifest, digest } of await readBuiltInGames()) {
    const name = `${manifest.slug} ${manifest.version}`;
    assert.equal(
      digest,
      released[name],
      `${name} differs from the released version: add a folder bundles/${manifest.slug}@<new version> for it, and add "${name}": "${digest}" to golden/released-bundles.json`,
    );
  }
  const games = await readBuiltInGames();
  assert.deepEqual(
    games.map(({ manifest }) => `${manifest.slug} ${manifest.version}`),
    Object.keys(released),
    'earlier versions stay in bundles/, in the order of their releases',
  );
  assert.deepEqual(
    games.map(({ manifest }) => [manifest.slug, manifest.engine, manifest.limits]),
    [
      [fallbackGameSlug, 'tetris-v2', { max_duration_seconds: 600 }],
      ['rialto-sprint', 'tetris-v2', { max_duration_seconds: 180 }],
      ['rialto-sprint', 'tetris-v2', { max_duration_seconds: 180 }],
    ],
  );
});

test('each packaged bundle passes every check, and the shorter check at startup reads the same bundle', () => {
  const parent = join(import.meta.dirname, '../../../bundles');
  const folders = readdirSync(parent);
  assert.equal(folders.length, checkedDigests.length);
  for (const name of folders) {
    const files = readFolder(join(parent, name));
    assert.deepEqual(readBundle(files), { ok: true, bundle: readCheckedBundle(files) });
    const [firstFile, ...otherFiles] = files as [RawFile, ...RawFile[]];
    const changedFile = { ...firstFile, bytes: Buffer.concat([firstFile.bytes, Buffer.from(' ')]) };
    assert.equal(readCheckedBundle([changedFile, ...otherFiles]), null, 'a changed bundle gets the complete check');
  }
});

test('reading the games fails with a one-line message when a packaged bundle violates a rule or is in a folder of another name', () =>
  inTempFolder(async (folder) => {
    writeBundle(join(folder, 'sample-blocks'), sampleBundle());
    assert.deepEqual(
      (await readGames(folder)).map(({ manifest }) => manifest.slug),
      ['sample-blocks'],
    );
    cpSync(join(folder, 'sample-blocks'), join(folder, 'other'), { recursive: true });
    await assert.rejects(readGames(folder), isOneLineError(/other contains the bundle sample-blocks/));
    writeFileSync(join(folder, 'other', 'notes.md'), 'x');
    await assert.rejects(readGames(folder), isOneLineError(/other violates type\.ending \(notes\.md\)/));
  }));

test('the versions of a packaged game are read in the order of their version numbers', () =>
  inTempFolder(async (folder) => {
    for (const version of ['1.10.0', '1.9.0'])
      writeBundle(join(folder, `sample-blocks@${version}`), sampleBundle({}, { version }));
    writeBundle(join(folder, 'sample-blocks'), sampleBundle());
    assert.deepEqual(
      (await readGames(folder)).map(({ manifest }) => manifest.version),
      ['1.0.0', '1.9.0', '1.10.0'],
    );
  }));

function writeBundle(folder: string, files: readonly RawFile[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { path, bytes } of files) writeFileSync(join(folder, path), bytes);
}

function isOneLineError(pattern: RegExp) {
  return (error: unknown) =>
    error instanceof StartupError && pattern.test(error.message) && !error.message.includes('\n');
}
