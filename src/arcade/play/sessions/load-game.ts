import type { Db } from '../../../core/db/transaction.ts';
import { rngKey, sha256 } from '../../engines/commit-reveal.ts';
import { definitionOf } from '../../engines/definitions.ts';
import type { Result, Terms } from '../../engines/driver.ts';
import type { Pace } from '../../engines/pace.ts';
import { actionsPerSessionMax } from '../../limits.ts';
import { chainStart } from '../../replays/log/chain.ts';
import type { LogHeader } from '../../replays/log/log-format.ts';
import type { Player } from '../../schemas.ts';
import { listPlayers } from '../store/seats.ts';
import { listRecordsAfter } from '../store/session-log.ts';
import type { SessionRow } from '../store/sessions.ts';
import { sha256Hex } from './batch.ts';
import { appendEvents, type GameSetup, type LoadedGame } from './game.ts';
import { isPublicSession } from './visibility.ts';

/** Loads the game of a started session by replaying its records. */
export async function loadGame(db: Db, row: SessionRow): Promise<LoadedGame> {
  const players = await listPlayers(db, row.n);
  const setup = gameSetupOf(row, players);
  const { driver, pieces } = setup;
  let state = driver.start(pieces);
  let events: LoadedGame['events'] = [];
  // The log is read up to the head in `row`, because the session may have been written again since.
  const records = await listRecordsAfter(db, row.log_n, 0);
  for (const { n, record } of records) {
    const [tUs, seat, action] = record;
    const advance = driver.advance(state, tUs, pieces);
    state = advance.state;
    events = appendEvents(events, advance.events, n - 1, true);
    if (action.type === 'end') break;
    const step = driver.step(state, seat ?? 0, action, pieces);
    state = step.state;
    events = appendEvents(events, step.events, n, false);
  }
  const storedResult = row.result === null ? null : (JSON.parse(row.result) as Result);
  if (storedResult !== null) {
    const advance = driver.advance(state, storedResult.t_us, pieces);
    state = advance.state;
    events = appendEvents(events, advance.events, row.seq, true);
  }
  const { seq, wall_us: runningUs, chain_head: chainHead, log_n: logN } = row;
  return { setup, state, seq, runningUs, chainHead, logN, storedResult, events };
}

/** Initial state of a game. */
export function startGame(row: SessionRow, players: readonly Player[], startedUs: number): LoadedGame {
  const setup = gameSetupOf({ ...row, started_us: startedUs }, players);
  return {
    setup,
    state: setup.driver.start(setup.pieces),
    seq: 0,
    runningUs: startedUs,
    chainHead: chainStart(setup.header, sha256Hex),
    logN: null,
    storedResult: null,
    events: [],
  };
}

function gameSetupOf(row: SessionRow, players: readonly Player[]): GameSetup {
  const header = headerOf(row, players);
  const terms: Terms = header;
  const definition = definitionOf(terms.engine);
  return {
    n: row.n,
    id: row.id,
    terms,
    header,
    driver: definition.open(terms),
    pieces: definition.randomness(
      rngKey(Buffer.from(row.server_seed, 'hex'), row.seed_scope ?? row.id, row.client_seed),
      sha256,
    ),
    players: header.players,
    startedUs: row.started_us,
    isPublic: isPublicSession(row),
    purpose: row.purpose,
  };
}

/** Header of the log of a session. */
export function headerOf(row: SessionRow, players: readonly Player[]): LogHeader {
  const { game_slug: slug, game_version: version, bundle_digest: digest } = row;
  return {
    format: 'rialto-replay/1',
    session_id: row.id,
    ...(row.seed_scope === null ? {} : { seed_scope: row.seed_scope }),
    game: slug === null || version === null || digest === null ? null : { slug, version, digest },
    engine: row.engine,
    engine_build: row.engine_build,
    engine_config: JSON.parse(row.engine_config) as Record<string, unknown>,
    mode: row.mode,
    purpose: row.purpose,
    pace: row.pace as Pace,
    seats: row.seats,
    players: players.map(({ agent_id }) => agent_id),
    duration_seconds_max: row.duration_seconds_max,
    actions_max: actionsPerSessionMax,
    client_seed: row.client_seed,
    seed_commitment: row.seed_commitment,
  };
}
