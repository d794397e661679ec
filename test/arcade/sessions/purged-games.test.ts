import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer, post } from '../../support/http.ts';
import { newCredential } from '../../support/server.ts';
import { type Arena, startSession } from '../live/arena.ts';
import { arenaKinds, drop } from './arenas.ts';

const key = newCredential();
const options = { RIALTO_ADMIN_KEY_SHA256: createHash('sha256').update(key).digest('hex') };
const game = 'rialto-sprint';

for (const kind of arenaKinds) {
  describe(`sessions of a purged game, on ${kind.name}`, { skip: kind.missing }, async () => {
    const arena = kind.missing === false ? await kind.open({ after }, options) : (undefined as unknown as Arena);

    test('are visible to their players only, and in no list, feed or figure, and its files answer 410 to conditional requests too', async () => {
      const player = await arena.player();
      const ended = await startSession(player, { game, pace: 'stepped' });
      await player.post(`/api/v1/sessions/${ended}/actions`, { seq_base: 0, actions: [drop] });
      const replay = (await player.post(`/api/v1/sessions/${ended}/resign`)).body.session.replay_id;
      await eventually('the replay to be public', async () => (await list('/api/v5/replays')).includes(replay));
      const open = await startSession(player, { game, pace: 'stepped' });
      assert.ok((await list('/api/v5/live')).includes(open));

      const { digest } = (await arena.get(`/api/v1/games/${game}/versions/1.0.0`)).body.version;
      const frame = `${arena.url}/arcade/frame/${digest}/index.html`;
      const cached = await fetch(frame);
      assert.equal(cached.status, 200, await cached.text());

      await purge(arena);
      const conditional = { 'if-none-match': cached.headers.get('etag') ?? assert.fail('no ETag') };
      const lookups: RequestInit[] = [
        {},
        { method: 'HEAD' },
        { headers: conditional },
        { headers: { range: 'bytes=0-9' } },
      ];
      for (const lookup of lookups) assert.equal((await fetch(frame, lookup)).status, 410, JSON.stringify(lookup));
      for (const path of [`sessions/${ended}`, `sessions/${open}`, `sessions/${open}/observation`])
        assertProblem(await arena.get(`/api/v1/${path}`), 404, 'not_found');
      for (const path of ['', '/log', '/state'])
        assertProblem(await arena.get(`/api/v5/replays/${replay}${path}`), 404, 'not_found');
      for (const path of ['/api/v5/live', '/api/v5/replays', '/agent-feed.xml', '/']) {
        const text = await list(path);
        for (const id of [ended, open, replay]) assert.ok(!text.includes(id), `${path} tells of ${id}`);
      }
      assert.equal((await player.get(`/api/v1/sessions/${ended}`)).status, 200);
      assert.equal((await player.get(`/api/v5/replays/${replay}`)).status, 200);
    });

    async function list(path: string): Promise<string> {
      const response = await arena.get(path);
      assert.equal(response.status, 200, response.text);
      return response.text;
    }
  });
}

async function purge(arena: Arena): Promise<void> {
  const ask = (body: object) =>
    post(`${arena.url}/arcade/api/v1/admin/games/${game}/purge`, { reason: 'A test takes it.', ...body }, [
      bearer(key),
    ]);
  const { digest } = (await ask({})).body;
  const { purged } = (await ask({ digest, confirm: true })).body;
  assert.equal(purged, true);
}
