import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { formatLog } from '../../../src/arcade/replays/log/log-text.ts';
import { databaseKinds } from '../../support/databases.ts';
import { assertProblem } from '../../support/http.ts';
import { gameSlug, prepareAgent, storeFinishedGame } from './finished-games.ts';
import { openInstallation, waitUntilAllVerified } from './installation.ts';

const path = '/api/v5/replays/export';
const marchMs = Date.UTC(2026, 2, 1);

for (const kind of databaseKinds) {
  describe(`the export of replays on ${kind.name}`, { skip: kind.missing }, () => {
    test('contains every public replay that ended in the month with its log, ordered by end time, and a digest', async (t) => {
      const installation = await openInstallation(t, kind);
      const games = await installation.prepare(async (database) => {
        const agentId = await prepareAgent(database, 'exported');
        // A stored game ends one second after its start.
        const store = (name: string, startedAt: number, purpose: 'ranked' | 'practice' = 'ranked') =>
          storeFinishedGame(database, { name, agentId, steps: 40, isQuick: true, startedAt, purpose });
        await store('before', marchMs - 1_001);
        await store('practice', marchMs, 'practice');
        await store('after', Date.UTC(2026, 3, 1) - 1_000);
        const inMonth = [await store('last', Date.UTC(2026, 3, 1) - 1_001), await store('first', marchMs - 1_000)];
        // More than two of the pages that the export reads, all with the same end time.
        for (let n = 0; n < 45; n += 1) inMonth.push(await store(`many${n}`, marchMs + 5_000));
        return inMonth;
      });
      const server = await installation.start({ RIALTO_RATE_LIMITS: 'off' });
      await waitUntilAllVerified(installation);
      const response = await server.get(`${path}?month=2026-03`);
      assert.equal(response.status, 200, response.text);
      assert.equal(response.headers['content-type'], 'application/x-ndjson; charset=utf-8');
      const [lastGame, firstGame, ...otherGames] = games;
      const expected = [firstGame, ...otherGames, lastGame].map((game) => game ?? assert.fail('no game'));
      const lines = response.text.trimEnd().split('\n');
      let lineIndex = 0;
      for (const { replayId, log } of expected) {
        const { replay, log_sha256, log_lines } = JSON.parse(lines[lineIndex] ?? '');
        assert.equal(replay.id, replayId);
        const text = `${lines.slice(lineIndex + 1, lineIndex + 1 + log_lines).join('\n')}\n`;
        assert.equal(text, formatLog(log));
        assert.equal(log_sha256, createHash('sha256').update(text).digest('hex'));
        lineIndex += 1 + log_lines;
      }
      const end = JSON.parse(lines[lineIndex] ?? '').export;
      assert.equal(lineIndex, lines.length - 1, 'nothing follows the last line');
      const textWithoutLastLine = response.text.slice(0, response.text.lastIndexOf('\n', response.text.length - 2) + 1);
      const sha256 = createHash('sha256').update(textWithoutLastLine).digest('hex');
      assert.deepEqual(end, { month: '2026-03', game: null, replays: expected.length, sha256 });
      assert.equal(
        (await server.get(`${path}?month=2026-03&game=${gameSlug}`)).text.split('\n').length,
        lines.length + 1,
      );
      const emptyExport = (await server.get(`${path}?month=2026-03&game=another-game`)).text;
      assert.equal(JSON.parse(emptyExport).export.replays, 0);
    });
  });
}

test('an export requires a valid month, and the thirteenth export of one address is rate limited', async (t) => {
  const [kind] = databaseKinds;
  const installation = await openInstallation(t, kind ?? assert.fail('no database'));
  const server = await installation.start({ RIALTO_RATE_LIMITS: 'on' });
  for (const query of ['', '?month=2026-13', '?month=2026'])
    assertProblem(await server.get(`${path}${query}`), 400, 'invalid_input');
  assertProblem(await server.get(`${path}?month=2026-03&limit=1`), 400, 'unknown_property');
  for (let count = 0; count < 12; count += 1) assert.equal((await server.get(`${path}?month=2026-03`)).status, 200);
  assertProblem(await server.get(`${path}?month=2026-03`), 429, 'rate_limited');
});
