import { createHash } from 'node:crypto';
import { insertAgent, reserveNickname } from '../../../src/arcade/agents/store/agents.ts';
import type { LoggedAction } from '../../../src/arcade/engines/driver.ts';
import type { Pace } from '../../../src/arcade/engines/pace.ts';
import type { TetrisState } from '../../../src/arcade/engines/tetris/state.ts';
import { storeBuiltInGames } from '../../../src/arcade/games/built-in-games.ts';
import { findStableVersion } from '../../../src/arcade/games/store/versions.ts';
import { insertSeat } from '../../../src/arcade/play/store/seats.ts';
import { appendRecords } from '../../../src/arcade/play/store/session-log.ts';
import { closeSession, insertSession, startSession } from '../../../src/arcade/play/store/sessions.ts';
import type { ReplayLog } from '../../../src/arcade/replays/log/log-format.ts';
import { insertReplay } from '../../../src/arcade/replays/store/replays.ts';
import { createKeyring } from '../../../src/core/base/keyring.ts';
import { createSigningKeys, type SigningKeys } from '../../../src/core/base/signing-keys.ts';
import type { Database, Tx } from '../../../src/core/db/transaction.ts';
import { actionsByName } from '../engines/positions.ts';
import { bestPlan } from '../engines/recording.ts';
import { type GameToRecord, recordGame } from '../replay/record-game.ts';

/** The secret of installations with games inserted by tests. */
export const replaySecret = 'the secret of tests that put games into a database';
export const gameSlug = 'rialto-blocks';
/** An engine build that no server has. */
export const unknownBuild = `sha256:${'0'.repeat(64)}`;

/** The signing keys of an installation with this secret. */
export function replaySigningKeys(secret = replaySecret): SigningKeys {
  return createSigningKeys(createKeyring([secret]), 'platform-signing');
}

/** A finished game of an agent whose replay is not verified yet. */
export interface FinishedGame {
  /** Unique name, from which the ids and the seeds of the game are derived. */
  readonly name: string;
  readonly agentId: string;
  /** Maximum number of records. The record with this number ends the game for `reason`. */
  readonly steps: number;
  readonly purpose?: 'ranked' | 'casual' | 'practice';
  readonly pace?: Pace;
  readonly startedAt?: number;
  /** Stored with an unknown build, so that no server verifies it until `releaseHeldReplays` is called. */
  readonly isHeld?: boolean;
  /** Default: `resign`. */
  readonly reason?: 'resign' | 'voided' | 'abandoned';
  /** Repeats a fixed list of moves, which is fast, for tests in which the moves do not matter. */
  readonly isQuick?: boolean;
  readonly keys?: SigningKeys;
}

export interface StoredGame {
  readonly replayId: string;
  readonly sessionId: string;
  readonly log: ReplayLog;
}

/** Stores the built-in games and an agent with this name; returns its id. */
export async function prepareAgent(database: Database, name: string, trafficClass = 'external'): Promise<string> {
  await storeBuiltInGames(database, 1_000);
  const id = `agn_${name}`;
  await database.write(async (tx) => {
    await reserveNickname(tx, name, id);
    await insertAgent(tx, {
      ...{ id, nickname: name, declared_model: null, declared_client: 'a test', capabilities: '[]' },
      ...{ traffic_class: trafficClass, created_at: 1_000, revoked_at: null },
    });
  });
  return id;
}

/** Inserts a game into the database as its session would have stored it. */
export async function storeFinishedGame(database: Database, game: FinishedGame): Promise<StoredGame> {
  const stableVersion = await findStableVersion(database.db, gameSlug);
  if (stableVersion === undefined) throw new Error('The built-in games are missing.');
  const { slug, version, digest, manifest } = stableVersion;
  const log = recordFinishedGame(game, { slug, version, digest }, manifest.limits.max_duration_seconds, manifest.mode);
  const replayId = `rpl_${game.name}`;
  await database.write((tx) => store(tx, game, log, replayId));
  return { replayId, sessionId: log.header.session_id, log };
}

function recordFinishedGame(
  {
    name,
    agentId,
    steps,
    purpose = 'ranked',
    pace = 'stepped',
    reason = 'resign',
    isQuick = false,
    keys,
  }: FinishedGame,
  game: ReplayLog['header']['game'],
  duration_seconds_max: number,
  mode: string,
): ReplayLog {
  let plan: readonly string[] = [];
  const next: GameToRecord['next'] = ({ driver, state, n }) => {
    const tUs = driver.timeOf(state);
    if (n === steps) return { tUs, seat: reason === 'resign' ? 0 : null, action: { type: 'end', reason } };
    if (isQuick) return { tUs, seat: 0, action: quickActions[n % quickActions.length] as LoggedAction };
    if (plan.length === 0) plan = bestPlan(state as TetrisState);
    const [actionName = 'wait', ...remainingPlan] = plan;
    plan = remainingPlan;
    return { tUs, seat: 0, action: actionsByName[actionName] as LoggedAction };
  };
  const terms = {
    engine: 'tetris-v2',
    engine_config: {},
    mode,
    pace,
    seats: 1,
    duration_seconds_max,
    actions_max: 20_000,
  };
  const header = { session_id: `ses_${name}`, game, purpose, players: [agentId], client_seed: `seed of ${name}` };
  const serverSeed = createHash('sha256').update(name).digest('hex');
  return recordGame({ terms, next, header, serverSeed, keys: keys ?? replaySigningKeys() });
}

const quickActions = ['left', 'cw', 'hard', 'right', 'right', 'soft', 'hard', 'ccw'].map(
  (actionName) => actionsByName[actionName],
);

async function store(tx: Tx, game: FinishedGame, { header, records, footer }: ReplayLog, id: string): Promise<void> {
  const { agentId, startedAt = 2_000, isHeld = false, purpose = 'ranked', pace = 'stepped' } = game;
  const endedAt = startedAt + 1_000;
  const { engine, mode, seats, duration_seconds_max, client_seed, seed_commitment } = header;
  const n = await insertSession(tx, {
    ...{
      id: header.session_id,
      engine,
      engine_build: isHeld ? unknownBuild : header.engine_build,
      engine_config: '{}',
      mode,
      purpose,
      pace,
    },
    ...{ game_slug: header.game?.slug ?? null, game_version: header.game?.version ?? null },
    ...{ bundle_digest: header.game?.digest ?? null, seats, duration_seconds_max, client_seed, seed_commitment },
    ...{ server_seed: footer.server_seed, status: 'waiting', created_at: startedAt, started_at: null, ended_at: null },
    ...{
      started_us: 0,
      seq: 0,
      t_us: 0,
      wall_us: 0,
      chain_head: '',
      log_n: null,
      check_us: null,
      end_reason: null,
      result: null,
    },
    ...{ final_state_hash: null, void_reason: null },
  });
  await insertSeat(tx, { session_n: n, seat: 0, agent_id: agentId, joined_at: startedAt, open_ladder: null });
  await startSession(tx, { n, started_at: startedAt, started_us: 0, chain_head: '', check_us: 0 });
  let logN: number | null = null;
  for (let batchStart = 0; batchStart < records.length; batchStart += 32) {
    const batch = records
      .slice(batchStart, batchStart + 32)
      .map(({ t_us, seat, action }) => [t_us, seat, action] as const);
    logN = await appendRecords(tx, { session_n: n, before_n: logN, first_n: batchStart + 1 }, batch);
  }
  const { result, final_state_hash, chain_head } = footer;
  await closeSession(tx, {
    ...{
      n,
      seq_base: 0,
      ended_at: endedAt,
      end_reason: result.reason,
      result: JSON.stringify(result),
      final_state_hash,
    },
    ...{ seq: records.length, t_us: result.t_us, wall_us: 0, chain_head, log_n: logN, void_reason: null },
  });
  await insertReplay(tx, {
    ...{ id, session_n: n, session_id: header.session_id, pace, purpose, agent_id: agentId },
    ...{ game_slug: header.game?.slug ?? null, game_version: header.game?.version ?? null },
    ...{ started_at: startedAt, ended_at: endedAt, score: result.score ?? null, lines: result.lines ?? null },
    ...{ steps: records.length, footer: JSON.stringify(footer) },
  });
}
