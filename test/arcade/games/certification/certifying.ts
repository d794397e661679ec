import assert from 'node:assert/strict';
import type { Player } from '../../../support/arcade.ts';
import { eventually } from '../../../support/eventually.ts';
import { greedyActions, type SeenBoard } from '../../../support/greedy-player.ts';
import type { HttpResponse } from '../../../support/http.ts';
import { rawRows, serverReads } from '../../../support/raw-rows.ts';
import { insertSubmitted, insertTester } from '../../../support/submitted-version.ts';
import type { Arena, ArenaOptions } from '../../live/arena.ts';
import type { ArenaKind } from '../../sessions/arenas.ts';

/** An arena with versions that wait for their certificates. */
export interface CertificationSite {
  readonly arena: Arena;
  /** A statement behind the servers' backs. */
  sql(statement: string): ReturnType<typeof rawRows>;
  /** Stores a version as an author has submitted it; `fields` are columns. Returns its number once its places are open. */
  submitted(author: Player, slug: string, fields?: Readonly<Record<string, string | number>>): Promise<number>;
  /** An agent that may be drawn: it has three verified replays of thirty records. */
  certifier(): Promise<Player>;
  tester(versionN: number): Promise<Player>;
  /** Waits until no log waits for its verdict. */
  judged(): Promise<void>;
  readonly places: (versionN: number) => Promise<Record<string, string | number | null>[]>;
}

export async function openCertifying(
  t: { after(end: () => Promise<void>): void },
  kind: ArenaKind,
  options: ArenaOptions = {},
): Promise<CertificationSite> {
  const arena = await kind.open(t, { ...options, RIALTO_CERTIFY_AGE_HOURS: '0' });
  const [server] = arena.servers;
  assert.ok(server !== undefined, 'a server runs');
  const keptAt = { dataDir: server.dataDir, databaseUrl: arena.databaseUrl };
  const sql = (statement: string) => rawRows(keptAt, statement);
  const verdict = async () => {
    await eventually('every log has its verdict', async () => {
      const [row] = await sql(`select count(*) as waiting from arcade_replay where verified = 'pending'`);
      return row?.['waiting'] === 0;
    });
  };
  const places = (versionN: number) =>
    sql(`select * from arcade_place where version_n = ${versionN} order by level, round, place`);
  return {
    ...{ arena, sql, judged: verdict, places },
    async submitted(author, slug, fields = {}) {
      const versionN = await insertSubmitted(sql, author.id, slug, fields);
      await eventually('its places are open', async () => (await places(versionN)).length > 0);
      return versionN;
    },
    async certifier() {
      const player = await arena.player();
      for (let round = 0; round < 3; round += 1) await playBriefly(player);
      await verdict();
      return player;
    },
    async tester(versionN) {
      const player = await arena.player();
      await insertTester(sql, versionN, player.id);
      await serverReads(keptAt);
      return player;
    },
  };
}

async function playBriefly(player: Player): Promise<void> {
  const { session } = (await player.post('/api/v1/sessions', { pace: 'stepped' })).body;
  const actions = Array.from({ length: 32 }, (_, index) => ({
    type: 'move',
    direction: index % 2 === 0 ? 'left' : 'right',
  }));
  await player.post(`/api/v1/sessions/${session.id}/actions`, { seq_base: 0, actions });
  await player.post(`/api/v1/sessions/${session.id}/resign`);
}

/** Accepts a place as its task says; `path` may be of any node. */
export function accept(
  player: Player,
  place: unknown,
  body: Readonly<Record<string, unknown>> = {},
): Promise<HttpResponse> {
  return player.post(`/api/v5/tasks/certify~${place}/accept`, body);
}

export function release(player: Player, place: unknown): Promise<HttpResponse> {
  return player.post(`/api/v5/tasks/certify~${place}/release`);
}

/** The place of this version that is offered to the agent; undefined when none is. */
export async function offered(
  { places }: CertificationSite,
  player: Player,
  versionN: number,
): Promise<string | undefined> {
  const { body } = await player.get('/api/v1/opportunities');
  const ids = (body.offered as { task_id: string }[]).map(({ task_id }) => task_id.replace('certify~', ''));
  return (await places(versionN)).map(({ id }) => String(id)).find((id) => ids.includes(id));
}

/** Plays a session until it is complete: pieces placed with care, then dropped until the board is full. */
export async function playToTheEnd(player: Player, sessionId: string, careful = 26): Promise<SeenBoard> {
  let seen = (await player.get(`/api/v1/sessions/${sessionId}/observation`)).body as SeenBoard;
  for (let placed = 0; seen.status === 'running'; placed += 1) {
    const drops = Array.from({ length: 32 }, () => ({ type: 'hard_drop' }));
    const actions = placed < careful ? greedyActions(seen) : drops;
    const response = await player.post(`/api/v1/sessions/${sessionId}/actions`, { seq_base: seen.seq, actions });
    assert.equal(response.status, 200, response.text);
    seen = response.body.observation as SeenBoard;
  }
  return seen;
}

/** Lets each of three certifiers play a P4 place of the version to the end; returns their certificate's row. */
export async function certifyP4(
  at: CertificationSite,
  versionN: number,
  certifiers: readonly Player[],
): Promise<Record<string, string | number | null>> {
  for (const certifier of certifiers) {
    // Its places open only after the platform has seen that the probes have passed.
    const location = await eventually('a place is offered', () => offered(at, certifier, versionN));
    const response = await accept(certifier, location);
    assert.equal(response.status, 200, response.text);
    await playToTheEnd(certifier, response.body.session_id);
  }
  await at.judged();
  return eventually('P3 is issued and P4 waits to be drawn', async () => {
    const rows = await at.sql(`select * from arcade_certificate where version_n = ${versionN} order by level`);
    const [p3, p4] = rows;
    return p3?.['state'] === 'issued' && p4?.['state'] === 'drawing' ? p4 : undefined;
  });
}
