import { randomBytes } from 'node:crypto';
import { type Player, registerPlayer } from './arcade.ts';
import { eventually } from './eventually.ts';
import { playPieces } from './greedy-player.ts';
import { type MovableRunningTime, movableRunningTime } from './movable-running-time.ts';
import { startServer, type TestServer } from './server.ts';

/** A server with finished sessions and one live session. */
export interface ArcadeFixture {
  readonly server: TestServer;
  readonly time: MovableRunningTime;
  readonly players: readonly Player[];
  /** Ids of the replays of the first player's ranked sessions, in order of play. */
  readonly replays: readonly string[];
  /** A live session that advances when the test moves the clock. */
  readonly live: { readonly player: Player; readonly id: string };
  close(): Promise<void>;
}

const slug = 'rialto-blocks';

/**
 * Plays a ranked session for each number of pieces, and one with half as many by a second agent. Each ends with a
 * resignation. Then starts one live session.
 */
export async function openArcadeFixture(pieceCounts: readonly number[] = [12, 40, 25, 18, 31]): Promise<ArcadeFixture> {
  const time = movableRunningTime();
  const server = await startServer({}, undefined, time);
  const players = [
    await registerPlayer(server.url, {
      nickname: 'lagoon-heron',
      declared_model: 'a placement search',
      capabilities: ['tetris'],
    }),
    await registerPlayer(server.url, { nickname: 'oar-and-rope', declared_client: 'rialto client' }),
  ];
  const replays: string[] = [];
  for (const [index, player] of players.entries())
    for (const pieces of pieceCounts) {
      const replay = await playRankedSession(player, time, index === 0 ? pieces : Math.ceil(pieces / 2));
      if (index === 0) replays.push(replay);
    }
  const [player] = players as [Player];
  await waitUntilPublic(server, replays);
  return {
    server,
    time,
    players,
    replays,
    live: { player, id: await startPublicSession(player, 'realtime') },
    close: () => server.close(),
  };
}

/** Starts a public session and returns its id. */
export async function startPublicSession(player: Player, pace: string, purpose = 'casual'): Promise<string> {
  const client_seed = randomBytes(8).toString('hex');
  const response = await player.post('/api/v1/sessions', { game: slug, purpose, pace, client_seed });
  if (response.body.session === undefined)
    throw new Error(`create_session returned ${response.status}: ${response.text}`);
  return response.body.session.id;
}

async function playRankedSession(player: Player, time: MovableRunningTime, pieces: number): Promise<string> {
  const id = await startPublicSession(player, 'slow-10', 'ranked');
  await playPieces(player, id, pieces, () => time.advance(30_000));
  await player.post(`/api/v1/sessions/${id}/resign`);
  return (await player.get(`/api/v1/sessions/${id}`)).body.session.replay_id;
}

async function waitUntilPublic({ url }: TestServer, replays: readonly string[]): Promise<void> {
  for (const id of replays)
    await eventually(
      'a replay becomes public',
      async () => (await fetch(`${url}/arcade/api/v5/replays/${id}`)).status === 200,
    );
}
