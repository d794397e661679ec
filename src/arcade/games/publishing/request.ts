import type { Clock } from '../../../core/base/clock.ts';
import { newId } from '../../../core/base/ids.ts';
import type { RunningTime } from '../../../core/db/running-time.ts';
import type { Action, ActorKind } from '../rules/transitions.ts';
import type { GameRow } from '../store/games.ts';
import type { DescribedVersion, VersionUpdate } from '../store/versions.ts';

/** Actor: agent id, name of the operator key, or null for the platform. */
export interface Actor {
  readonly kind: ActorKind;
  readonly name: string | null;
}

export const platform: Actor = { kind: 'platform', name: null };

export interface TransitionRequest {
  readonly action: Action;
  readonly actor: Actor;
  readonly reason?: string | null;
  readonly reasonCode?: string | null;
  /** Of an action of the owner: the id of its decision, under which it can be appealed. */
  readonly decisionId?: string;
  /** Columns that the action sets in addition to the state and what follows from it. */
  readonly set?: VersionUpdate;
}

/** Time and ids of a write. */
export interface Moment {
  readonly nowMs: number;
  /** Running time. */
  readonly nowUs: number;
  readonly newId: (prefix: string) => string;
}

/** The moment of a write that no caller requested. */
export function momentNow({
  clock,
  runningTime,
}: {
  readonly clock: Clock;
  readonly runningTime: RunningTime;
}): Moment {
  const nowMs = clock.nowMs();
  return { nowMs, nowUs: runningTime.nowUs(), newId: (prefix) => newId(prefix, nowMs) };
}

/** A version with its game, whose lock is held: both stay as they are until the transaction ends. */
export interface LockedVersion {
  readonly game: GameRow;
  readonly version: DescribedVersion;
}
