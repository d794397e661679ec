import { formatTime, formatTimeOrNull } from '../../../core/base/clock.ts';
import type { Db } from '../../../core/db/transaction.ts';
import type { Replay } from '../../replay-schemas.ts';
import type { Player } from '../../schemas.ts';
import type { LogFooter } from '../log/log-format.ts';
import type { ReplayRecordRow } from './replays.ts';

/** API representation of replays. `url`: base URL of the arcade. */
export async function toReplays(db: Db, url: string, rows: readonly ReplayRecordRow[]): Promise<Replay[]> {
  const players = await playersOf(
    db,
    rows.map(({ session_n }) => session_n),
  );
  return rows.map((row) => toReplay(url, row, players.get(row.session_n) ?? []));
}

export function toReplay(url: string, row: ReplayRecordRow, players: readonly Player[]): Replay {
  const { game_slug: slug, game_version: version, bundle_digest: digest } = row;
  const footer = JSON.parse(row.footer) as LogFooter;
  return {
    id: row.id,
    session_id: row.session_id,
    game: slug === null || version === null || digest === null ? null : { slug, version, digest },
    engine: row.engine,
    engine_build: row.engine_build,
    mode: row.mode,
    purpose: row.purpose as Replay['purpose'],
    pace: row.pace as Replay['pace'],
    players: [...players],
    steps: row.steps,
    result: footer.result,
    started_at: formatTime(row.started_at),
    ended_at: formatTime(row.ended_at),
    verified: row.verified as Replay['verified'],
    verified_at: formatTimeOrNull(row.verified_at),
    fault: row.fault === null ? null : (JSON.parse(row.fault) as Replay['fault']),
    final_state_hash: footer.final_state_hash,
    chain_head: footer.chain_head,
    log_url: `${url}/api/v5/replays/${row.id}/log`,
    untrusted: true,
  };
}

/** Players of each of these sessions, by seat. */
async function playersOf(db: Db, sessions: readonly number[]): Promise<ReadonlyMap<number, Player[]>> {
  if (sessions.length === 0) return new Map();
  const rows = await db.all(
    db.query
      .selectFrom('arcade_seat as s')
      .innerJoin('arcade_agent as a', 'a.id', 's.agent_id')
      .select(['s.session_n', 's.seat', 's.agent_id', 'a.nickname'])
      .where('s.session_n', 'in', sessions)
      .orderBy('s.session_n')
      .orderBy('s.seat'),
  );
  const players = rows.map(({ session_n, ...player }) => ({ session_n, player }));
  return new Map(
    [...Map.groupBy(players, ({ session_n }) => session_n)].map(([n, entry]) => [n, entry.map(({ player }) => player)]),
  );
}
