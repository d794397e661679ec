import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { starterFiles } from '../../../src/arcade/games/starter/starter-files.ts';
import { uploadsPerHour } from '../../../src/arcade/limits.ts';
import { newGameCommand } from '../../../src/cli/new-game.ts';
import { packCommand } from '../../../src/cli/pack.ts';
import { validateCommand } from '../../../src/cli/validate.ts';
import { hourMs, minuteMs, secondMs } from '../../../src/core/base/clock.ts';
import { registerPlayer } from '../../support/arcade.ts';
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts';
import { assertProblem, send } from '../../support/http.ts';
import { databaseTopologies } from '../../support/nodes.ts';

for (const topology of databaseTopologies) {
  describe(`the limits of uploads on ${topology.name}`, { skip: topology.missing }, () => {
    test('a third new version in an hour is refused with the time from which it is accepted, and stored then', async (t) => {
      const clock = fakeClock();
      const { author } = await startLimited(t, topology, clock);
      const slug = newSlug();
      const upload = (version: string) => author.post('/api/v1/games', { files: bundleFiles(slug, version) });
      const first = await upload('0.1.0');
      clock.advance(10 * minuteMs);
      const second = await upload('0.2.0');
      assert.deepEqual([first.status, second.status], [201, 201], second.text);
      const refusal = await upload('0.3.0');
      assertProblem(refusal, 429, 'rate_limited');
      assert.equal(refusal.body.limit, 'stored_uploads');
      const acceptedFromMs = Date.parse(first.body.version.created_at) + hourMs;
      assert.equal(acceptedFrom(refusal.body.detail), acceptedFromMs);
      const retryAfterMs = Number(refusal.headers['retry-after']) * secondMs;
      assert.ok(clock.nowMs() + retryAfterMs >= acceptedFromMs, refusal.text);
      assert.ok(retryAfterMs <= 50 * minuteMs, refusal.text);
      assert.equal((await upload('0.2.0')).status, 200);
      clock.advance(retryAfterMs);
      assert.equal((await upload('0.3.0')).status, 201);
      const nextRefusal = await upload('0.4.0');
      assertProblem(nextRefusal, 429, 'rate_limited');
      assert.equal(acceptedFrom(nextRefusal.body.detail), Date.parse(second.body.version.created_at) + hourMs);
    });

    test('uploads that store nothing are limited too, and the refusal says after how many seconds to retry', async (t) => {
      const { author } = await startLimited(t, topology);
      const files = bundleFiles(newSlug(), '0.1.0');
      const responses = [];
      for (let count = 0; count <= uploadsPerHour.attempts; count += 1)
        responses.push(await author.post('/api/v1/games', { files }));
      const refusal = responses.pop();
      assert.deepEqual(
        responses.map(({ status }) => status),
        [201, ...Array.from({ length: uploadsPerHour.attempts - 1 }, () => 200)],
      );
      assert.ok(refusal !== undefined);
      assertProblem(refusal, 429, 'rate_limited');
      assert.match(refusal.body.detail, new RegExp(`Retry after ${refusal.headers['retry-after']} s\\.$`));
    });

    test('are named in the documents and in the command help for authors', async (t) => {
      const { url } = await startLimited(t, topology);
      const { stored, attempts } = uploadsPerHour;
      const authorsDocument = readFileSync(new URL('../../../docs/authors.md', import.meta.url), 'utf8');
      const readme = starterFiles({ slug: 'any-game', title: 'Any' }).find(({ path }) => path === 'README.txt');
      const texts = [
        authorsDocument,
        (await send(`${url}/arcade/skill.md`)).text,
        (await send(`${url}/arcade/api/v5/openapi`)).text,
        readme?.text ?? '',
        ...[newGameCommand, packCommand, validateCommand].map(({ help }) => help),
      ];
      for (const text of texts) assert.match(text, new RegExp(`\\b${stored}\\s+new\\s+versions\\s+per`));
      assert.match(authorsDocument, new RegExp(`^\\| ${attempts} uploads \\|`, 'm'));
    });
  });
}

/** Starts nodes with rate limits, and registers an author. */
async function startLimited(
  t: { after(close: () => Promise<void>): void },
  topology: (typeof databaseTopologies)[number],
  clock?: FakeClock,
) {
  const nodes = await topology.start({ RIALTO_RATE_LIMITS: 'on' }, clock);
  t.after(() => nodes.close());
  const { url } = nodes.servers[0] as { url: string };
  return { url, author: await registerPlayer(url) };
}

/** Time that the text of a refusal names, in milliseconds. */
function acceptedFrom(detail: string): number {
  return Date.parse(/accepted from (\S+)\.$/.exec(detail)?.[1] ?? '');
}

function bundleFiles(slug: string, version: string) {
  return starterFiles({ slug, title: `Limited ${slug.slice('game-'.length)}` }).map((file) =>
    file.path === 'manifest.json' ? { ...file, text: JSON.stringify({ ...JSON.parse(file.text), version }) } : file,
  );
}

function newSlug(): string {
  return `game-${randomBytes(6).toString('hex')}`;
}
