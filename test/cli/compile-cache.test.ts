import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runProcess } from '../support/processes.ts';
import { rialtoProcess } from './rialto.ts';

const cacheHitPattern = /code cache for \S+ file:\S+\/dist\/cli\/run-command\.js was accepted/;

test('the second start loads compiled modules from the cache of the first start', async () => {
  await rialtoProcess(['--version'], {});
  const { code, output } = await rialtoProcess(['--version'], { NODE_DEBUG_NATIVE: 'COMPILE_CACHE' });
  assert.equal(code, 0, output);
  assert.match(output, cacheHitPattern);
});

test('a command runs without a writable cache folder', async () => {
  const folder = '/dev/null/compiled';
  const env = { ...process.env, NODE_COMPILE_CACHE: folder };
  const { code, output } = await runProcess(process.execPath, ['bin/rialto.js', '--version'], { env });
  assert.equal(code, 0, output);
  assert.match(output, /^rialto \d/m);
});
