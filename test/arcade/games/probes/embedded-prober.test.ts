import assert from 'node:assert/strict';
import { test } from 'node:test';
import { starterFiles } from '../../../../src/arcade/games/starter/starter-files.ts';
import { startServeProcess, tempDataDir } from '../../../cli/rialto.ts';
import { registerPlayer } from '../../../support/arcade.ts';
import { eventually } from '../../../support/eventually.ts';

test('the log names the cause when the browser of the embedded prober does not start', async (t) => {
  // A program that is no browser, and ends at once.
  const settings = { RIALTO_POW_BITS: '4', RIALTO_CHROMIUM: '/bin/false', RIALTO_RATE_LIMITS: 'off' };
  const server = await startServeProcess(t, { ...tempDataDir(t), ...settings });
  const author = await registerPlayer(server.url);
  const slug = 'no-browser';
  const upload = await author.post('/api/v1/games', { files: starterFiles({ slug, title: 'No browser' }) });
  assert.equal(upload.status, 201, upload.text);
  const submitResponse = await author.post(`/api/v1/games/${slug}/versions/0.1.0/submit`);
  assert.equal(submitResponse.status, 200, submitResponse.text);
  const line = await eventually(
    'the prober ends',
    () =>
      server
        .output()
        .split('\n')
        .find((outputLine) => outputLine.includes('"event":"prober_ended"')),
    60_000,
  );
  assert.match(JSON.parse(line).reason, /^rialto: Cannot start the browser \/bin\/false: /);
});
