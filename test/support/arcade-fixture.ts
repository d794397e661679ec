import { randomBytes } from 'node:crypto';
import { type Player, registerPlayer } from './arcade.ts';
import { eventually } from './eventually.ts';
import { playPieces } from './greedy-player.ts';
import { type MovableRunningTime, movableRunningTime } from './movable-running-time.ts';
import { startServer, type TestServer } from './server.ts';

/** A server with finished games and one live game. */
export interface ArcadeFixture {
  readonly server: TestServer;
  readonly time: MovableRunningTime;
  readonly players: readonly Player[];
  /** Replays of the first player's ranked games, in order. */
  readonly replays: readonly string[];
  /** A live game that advances when the test moves the clock. */
  readonly live: { readonly player: Player; readonly id: string };
  close(): Promise<void>;
}

const slug = 'rialto-blocks';

/**
 * Plays ranked games with these numbers of pieces, and with half of them by a second agent, each ending in a
 * resignation, and starts one live game.
 */
export async function openArcadeFixture(
  piecesOfGames: readonly number[] = [12, 40, 25, 18, 31],
): Promise<ArcadeFixture> {
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
    for (const pieces of piecesOfGames) {
      const replay = await playRankedGame(player, time, index === 0 ? pieces : Math.ceil(pieces / 2));
      if (index === 0) replays.push(replay);
    }
  const [player] = players as [Player];
  await waitUntilPublic(server, replays);
  return {
    server,
    time,
    players,
    replays,
    live: { player, id: await startGame(player, 'realtime') },
    close: () => server.close(),
  };
}

/** Starts a public session and returns its id. */
export async function startGame(player: Player, pace: string, purpose = 'casual'): Promise<string> {
  const client_seed = randomBytes(8).toString('hex');
  const response = await player.post('/api/v1/sessions', { game: slug, purpose, pace, client_seed });
  if (response.body.session === undefined)
    throw new Error(`create_session returned ${response.status}: ${response.text}`);
  return response.body.session.id;
}

async function playRankedGame(player: Player, time: MovableRunningTime, pieces: number): Promise<string> {
  const id = await startGame(player, 'slow-10', 'ranked');
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
