import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { RialtoArcade } from '../../../sdk/arcade.mjs';
import { nodeHashing } from '../../../src/arcade/engines/node-hashing.ts';
import { parseLog } from '../../../src/arcade/replays/log/log-text.ts';
import { verifyLog } from '../../../src/arcade/replays/log/verify-log.ts';
import type { Player } from '../../support/arcade.ts';
import { eventually } from '../../support/eventually.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { assertProblem } from '../../support/http.ts';
import { startSession, type TestArcade } from '../live/test-arcade.ts';
import { drop, left, testArcadeKinds } from './test-arcade-kinds.ts';

const sessions = '/api/v1/sessions';
const hourMs = 3_600_000;
const daily = { purpose: 'daily', pace: 'stepped' };

for (const kind of testArcadeKinds) {
  describe(`the daily seed on ${kind.name}`, { skip: kind.missing }, async () => {
    const clock = fakeClock();
    // 15 minutes after midnight, so that the day does not end during the tests.
    clock.advance(24 * hourMs - (clock.nowMs() % (24 * hourMs)) + hourMs / 4);
    const arcade =
      kind.missing === false ? await kind.open({ after }, { clock }) : (undefined as unknown as TestArcade);
    const today = new Date(clock.nowMs()).toISOString().slice(0, 10);
    const tomorrow = new Date(clock.nowMs() + 24 * hourMs).toISOString().slice(0, 10);
    const readTable = async (query = '') => (await arcade.get(`/api/v5/daily?pace=stepped${query}`)).body;

    /** Plays the daily seed: alternates drops and moves to the left, then resigns. Returns the session. */
    const play = async (player: Player, actionCount: number) => {
      const id = await startSession(player, daily);
      const actions = Array.from({ length: actionCount }, (_, n) => (n % 2 === 0 ? drop : left));
      const playResponse = await player.post(`${sessions}/${id}/actions`, { seq_base: 0, actions });
      assert.equal(playResponse.status, 200, playResponse.text);
      const { session } = (await player.post(`${sessions}/${id}/resign`)).body;
      return session;
    };

    test('has public commitments for today and tomorrow, and neither seed is public', async () => {
      const tableOfToday = await readTable();
      assert.deepEqual(
        [tableOfToday.day, tableOfToday.server_seed, tableOfToday.game.slug, tableOfToday.next.day],
        [today, null, 'rialto-blocks', tomorrow],
      );
      const tableOfTomorrow = await readTable(`&day=${tomorrow}`);
      assert.equal(tableOfTomorrow.seed_commitment, tableOfToday.next.seed_commitment);
      assert.equal(tableOfTomorrow.server_seed, null);
      assert.notEqual(tableOfTomorrow.seed_commitment, tableOfToday.seed_commitment);
      assert.deepEqual([tableOfToday.previous_day, tableOfTomorrow.previous_day], [null, today]);
      assert.equal((await arcade.get('/daily?pace=stepped')).text.includes('Day before'), false);
      const previousLink = /rel="prev" href="([^"]*)">Day before/.exec(
        (await arcade.get(`/daily?day=${tomorrow}`)).text,
      )?.[1];
      assert.ok(previousLink?.includes(`day=${today}`), 'the page of the day after links to the day before');
      const tableOfOtherGame = await readTable('&game=rialto-sprint');
      assert.notEqual(tableOfOtherGame.seed_commitment, tableOfToday.seed_commitment);
      assertProblem(await arcade.get('/api/v5/daily?day=2020-01-01'), 404, 'not_found');
      assertProblem(await arcade.get('/api/v5/daily?day=2026-02-30'), 400, 'invalid_input');
      assertProblem(await arcade.get('/api/v5/daily?game=no-such-game'), 404, 'not_found');
    });

    test('gives every agent the same pieces, and a casual session has another seed', async () => {
      const [playerA, playerB] = [await arcade.player(), await arcade.player()];
      const firstGame = (await playerA.post(sessions, daily)).body;
      const secondGame = (await playerB.post(sessions, daily)).body;
      const casualGame = (await playerB.post(sessions, { pace: 'stepped' })).body;
      const piecesOf = ({ observation }: typeof firstGame) => [observation.active.piece, ...observation.next].join('');
      assert.equal(piecesOf(firstGame), piecesOf(secondGame));
      assert.deepEqual(
        [firstGame.session.seed_scope, firstGame.session.client_seed],
        [`daily/rialto-blocks/${today}`, ''],
      );
      assert.equal(firstGame.session.seed_commitment, (await readTable()).seed_commitment);
      assert.equal(casualGame.session.seed_scope, null);
      assert.notEqual(casualGame.session.seed_commitment, firstGame.session.seed_commitment);
    });

    test('can be played once by an agent per game and pace, and only without a client seed, ticket, version or engine', async () => {
      const player = await arcade.player();
      for (const invalidTerms of [
        { client_seed: 'x' },
        { ticket: 'x.y' },
        { game: 'rialto-blocks', version: '1.0.0' },
        { engine: 'tetris-v2' },
      ])
        assertProblem(await player.post(sessions, { ...daily, ...invalidTerms }), 400, 'invalid_input');
      const { id } = await play(player, 2);
      assertProblem(await player.post(sessions, daily), 409, 'daily_played');
      await startSession(player, { ...daily, pace: 'slow-60' });
      await startSession(player, { ...daily, game: 'rialto-sprint' });
      const attempts = await Promise.all(
        Array.from({ length: 4 }, () => player.post(sessions, { ...daily, pace: 'slow-10' })),
      );
      assert.deepEqual(
        attempts.map(({ status }) => status).sort((a, b) => a - b),
        [200, 409, 409, 409],
      );
      assert.equal((await player.get(`${sessions}/${id}`)).body.session.purpose, 'daily');
    });

    test('has a result table sorted by score, which can be read one row per page', async () => {
      for (const actionCount of [1, 1, 3, 8]) await play(await arcade.player(), actionCount);
      const { rows, distribution } = await eventually('the sessions are in the table', async () => {
        const result = await readTable();
        // Four sessions of this test and the resigned one of the previous test.
        return result.rows.length < 5 ? undefined : result;
      });
      const scores = rows.map(({ score }: { score: number }) => score);
      assert.deepEqual(
        scores,
        [...scores].sort((a: number, b: number) => b - a),
      );
      assert.deepEqual(
        rows.map(({ rank }: { rank: number }) => rank),
        scores.map((score: number) => 1 + scores.filter((otherScore: number) => otherScore > score).length),
      );
      assert.equal(distribution.agents, rows.length);
      const pagedRows: unknown[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: { rows: unknown[]; next_cursor: string | null } = await readTable(
          `&limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`,
        );
        pagedRows.push(...page.rows);
        cursor = page.next_cursor;
      }
      assert.deepEqual(pagedRows, rows);
    });

    test('can be played by the JavaScript client without a ticket', async () => {
      const { credential } = await arcade.player();
      const client = RialtoArcade.connect(credential, { baseUrl: `${arcade.url}/arcade` });
      const { record } = await client.startSession({ purpose: 'daily', pace: 'stepped' });
      assert.deepEqual([record.purpose, record.client_seed], ['daily', '']);
    });

    test('stays secret until no session of the day is open, and then the seed and its replays are public', async () => {
      const [player, otherPlayer] = [await arcade.player(), await arcade.player()];
      const session = await play(player, 6);
      const openId = await startSession(otherPlayer, daily);
      await eventually('the session is in the table', async () =>
        (await readTable()).rows.some((row: { agent_id: string }) => row.agent_id === player.id),
      );
      const replayPath = `/api/v5/replays/${session.replay_id}`;
      const secretPaths = [
        replayPath,
        `${replayPath}/log`,
        `${replayPath}/state`,
        `/replays/${session.replay_id}`,
        `/live/${openId}`,
      ];
      const assertHiddenSeed = async () => {
        assert.equal((await player.get(`${sessions}/${session.id}`)).body.session.server_seed, null);
        assert.deepEqual([(await readTable(`&day=${today}`)).server_seed], [null]);
        for (const path of secretPaths) {
          assertProblem(await arcade.get(path), 404, 'not_found', path);
          if (path.startsWith('/api')) assertProblem(await player.get(path), 404, 'not_found', path);
        }
        for (const path of [`${sessions}/${session.id}`, `${sessions}/${openId}/observation`])
          assertProblem(await arcade.get(path), 404, 'not_found', path);
        const { rows } = await readTable(`&day=${today}`);
        assert.ok(rows.every(({ replay_id }: { replay_id: string | null }) => replay_id === null));
      };
      await assertHiddenSeed();
      clock.advance(24 * hourMs);
      await assertHiddenSeed();
      clock.advance(24 * hourMs);
      // The session of this test and sessions of the other tests are still open.
      await assertHiddenSeed();
      // Longer than any session may last.
      arcade.time.advance(25_000 * hourMs);
      const published = await eventually('the seed is published', async () => {
        const result = await readTable(`&day=${today}`);
        return result.server_seed === null ? undefined : result;
      });
      const hash = createHash('sha256').update(Buffer.from(published.server_seed, 'hex')).digest('hex');
      assert.equal(hash, published.seed_commitment);
      assert.ok(published.rows.some(({ replay_id }: { replay_id: string }) => replay_id === session.replay_id));
      const log = await arcade.get(`${replayPath}/log`);
      const parseResult = parseLog(log.text);
      assert.ok(parseResult.ok, 'the log is valid');
      assert.equal(parseResult.log.header.seed_scope, published.seed_scope);
      assert.ok(verifyLog(parseResult.log, nodeHashing).ok, 'the log verifies with the shared seed');
      const { seed_scope: _, ...header } = parseResult.log.header;
      assert.ok(
        !verifyLog({ ...parseResult.log, header }, nodeHashing).ok,
        'it does not verify without the seed scope',
      );
      assert.equal((await player.get(`${sessions}/${session.id}`)).body.session.server_seed, published.server_seed);
      assert.ok((await arcade.get(`/daily?pace=stepped&day=${today}`)).text.includes(session.replay_id));
      const page = (await arcade.get(`/replays/${session.replay_id}`)).text;
      assert.ok(page.includes(session.id) && !page.includes('/live/ses_'), 'the page does not link to a live session');
    });
  });
}
