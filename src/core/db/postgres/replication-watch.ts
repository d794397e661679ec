import type pg from 'pg';
import type { Clock } from '../../base/clock.ts';
import { secondMs } from '../../base/clock.ts';
import type { StorageObserver } from '../storage-observer.ts';

const readIntervalMs = 10 * secondMs;

/** Reports standbys and their lag at most every 10 seconds, from the primary's pg_stat_replication. */
export class ReplicationWatch {
  readonly #clock: Clock;
  readonly #observer: StorageObserver;
  #lastReadMs = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock, observer: StorageObserver) {
    this.#clock = clock;
    this.#observer = observer;
  }

  async refresh(client: pg.ClientBase): Promise<void> {
    const nowMs = this.#clock.monotonicMs();
    if (nowMs - this.#lastReadMs < readIntervalMs) return;
    this.#lastReadMs = nowMs;
    const { rows } = await client.query<ReplicationRow>({ name: 'replication', text: replicationQuery });
    const [row] = rows;
    if (row === undefined) return;
    // Without the role pg_monitor the server hides the positions of standbys.
    const isHidden = row.visible_standbys < row.standbys;
    this.#observer.replication?.({
      standbyCount: row.standbys,
      lagBytes: isHidden ? Number.NaN : row.lag_bytes,
      lagSeconds: isHidden ? Number.NaN : row.lag_seconds,
    });
  }
}

interface ReplicationRow {
  readonly standbys: number;
  readonly visible_standbys: number;
  readonly lag_bytes: number;
  readonly lag_seconds: number;
}

// A new standby has no replay position yet; base backups are not counted.
const replicationQuery = `select count(*)::int as standbys, count(state)::int as visible_standbys,
    coalesce(max(pg_wal_lsn_diff(pg_current_wal_lsn(), coalesce(replay_lsn, sent_lsn))), 0)::float8 as lag_bytes,
    coalesce(max(extract(epoch from replay_lag)), 0)::float8 as lag_seconds
  from pg_stat_replication where state is distinct from 'backup'`;
