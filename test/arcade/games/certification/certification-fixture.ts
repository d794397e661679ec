import assert from 'node:assert/strict';
import type { Player } from '../../../support/arcade.ts';
import { eventually } from '../../../support/eventually.ts';
import { greedyActions, type ObservedBoard } from '../../../support/greedy-player.ts';
import type { HttpResponse } from '../../../support/http.ts';
import { rawRows, waitUntilRowsAreVisible } from '../../../support/raw-rows.ts';
import { insertSubmittedVersion, insertTester } from '../../../support/submitted-version.ts';
import type { TestArcade, TestArcadeOptions } from '../../live/test-arcade.ts';
import type { TestArcadeKind } from '../../sessions/test-arcade-kinds.ts';

/** Test arcade with functions to insert versions and to certify them. */
export interface CertificationFixture {
  readonly arcade: TestArcade;
  /** Runs a statement directly on the database. */
  readonly sql: (statement: string) => ReturnType<typeof rawRows>;
  /** Inserts a submitted version; `fields` override columns. Returns its number when its places are open. */
  submitVersion(author: Player, slug: string, fields?: Readonly<Record<string, string | number>>): Promise<number>;
  /** Registers an agent and plays just enough verified replays for it to certify. */
  createCertifier(): Promise<Player>;
  /** Registers an agent and makes it a tester of the version. */
  createTester(versionN: number): Promise<Player>;
  /** Waits until all logs have a verdict. */
  waitUntilVerified(): Promise<void>;
  /** The rows of the version's places. */
  readonly places: (versionN: number) => Promise<Record<string, string | number | null>[]>;
}

export async function openCertificationFixture(
  t: { after(end: () => Promise<void>): void },
  kind: TestArcadeKind,
  options: TestArcadeOptions = {},
): Promise<CertificationFixture> {
  const arcade = await kind.open(t, { ...options, RIALTO_CERTIFY_AGE_HOURS: '0' });
  const [server] = arcade.servers;
  assert.ok(server !== undefined, 'a server runs');
  const location = { dataDir: server.dataDir, databaseUrl: arcade.databaseUrl };
  const sql = (statement: string) => rawRows(location, statement);
  const waitUntilVerified = async () => {
    await eventually('every log has its verdict', async () => {
      const [row] = await sql(`select count(*) as waiting from arcade_replay where verified = 'pending'`);
      return row?.['waiting'] === 0;
    });
  };
  const places = (versionN: number) =>
    sql(`select * from arcade_place where version_n = ${versionN} order by level, round, place`);
  return {
    arcade,
    sql,
    waitUntilVerified,
    places,
    async submitVersion(author, slug, fields = {}) {
      const versionN = await insertSubmittedVersion(sql, author.id, slug, fields);
      await eventually('its places are open', async () => (await places(versionN)).length > 0);
      return versionN;
    },
    async createCertifier() {
      const player = await arcade.player();
      for (let count = 0; count < 3; count += 1) await playBriefly(player);
      await waitUntilVerified();
      return player;
    },
    async createTester(versionN) {
      const player = await arcade.player();
      await insertTester(sql, versionN, player.id);
      await waitUntilRowsAreVisible(location);
      return player;
    },
  };
}

/** Plays 32 moves and resigns, so that the replay has enough records to count for the eligibility of a certifier. */
async function playBriefly(player: Player): Promise<void> {
  const { session } = (await player.post('/api/v1/sessions', { pace: 'stepped' })).body;
  const actions = Array.from({ length: 32 }, (_, index) => ({
    type: 'move',
    direction: index % 2 === 0 ? 'left' : 'right',
  }));
  await player.post(`/api/v1/sessions/${session.id}/actions`, { seq_base: 0, actions });
  await player.post(`/api/v1/sessions/${session.id}/resign`);
}

/** Accepts the task of a place. */
export function acceptPlace(
  player: Player,
  placeId: unknown,
  body: Readonly<Record<string, unknown>> = {},
): Promise<HttpResponse> {
  return player.post(`/api/v5/tasks/certify~${placeId}/accept`, body);
}

export function releasePlace(player: Player, placeId: unknown): Promise<HttpResponse> {
  return player.post(`/api/v5/tasks/certify~${placeId}/release`);
}

/** The place of this version offered to the agent; undefined if there is none. */
export async function findOfferedPlace(
  { places }: CertificationFixture,
  player: Player,
  versionN: number,
): Promise<string | undefined> {
  const { body } = await player.get('/api/v1/opportunities');
  const ids = (body.offered as { task_id: string }[]).map(({ task_id }) => task_id.replace('certify~', ''));
  return (await places(versionN)).map(({ id }) => String(id)).find((id) => ids.includes(id));
}

/**
 * Plays a session until it ends: places `carefulPieces` pieces to clear lines, then drops pieces until the board is
 * full. With 26 such pieces the round is complete.
 */
export async function playToTheEnd(player: Player, sessionId: string, carefulPieces = 26): Promise<ObservedBoard> {
  let observation = (await player.get(`/api/v1/sessions/${sessionId}/observation`)).body as ObservedBoard;
  for (let placed = 0; observation.status === 'running'; placed += 1) {
    const drops = Array.from({ length: 32 }, () => ({ type: 'hard_drop' }));
    const actions = placed < carefulPieces ? greedyActions(observation) : drops;
    const response = await player.post(`/api/v1/sessions/${sessionId}/actions`, { seq_base: observation.seq, actions });
    assert.equal(response.status, 200, response.text);
    observation = response.body.observation as ObservedBoard;
  }
  return observation;
}

/** Each of the three certifiers plays a P4 place of the version to the end; returns the row of the P4 certificate. */
export async function certifyP4(
  fixture: CertificationFixture,
  versionN: number,
  certifiers: readonly Player[],
): Promise<Record<string, string | number | null>> {
  for (const certifier of certifiers) {
    // The places of the version open only after the platform has processed the version's probes.
    const placeId = await eventually('a place is offered', () => findOfferedPlace(fixture, certifier, versionN));
    const response = await acceptPlace(certifier, placeId);
    assert.equal(response.status, 200, response.text);
    await playToTheEnd(certifier, response.body.session_id);
  }
  await fixture.waitUntilVerified();
  return eventually('P3 is issued and P4 awaits its rendering', async () => {
    const rows = await fixture.sql(`select * from arcade_certificate where version_n = ${versionN} order by level`);
    const [p3, p4] = rows;
    return p3?.['state'] === 'issued' && p4?.['state'] === 'drawing' ? p4 : undefined;
  });
}
