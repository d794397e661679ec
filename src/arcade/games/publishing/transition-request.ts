import type { Clock } from '../../../core/base/clock.ts';
import { newId } from '../../../core/base/ids.ts';
import type { RunningTime } from '../../../core/db/running-time.ts';
import type { Action, ActorKind } from '../rules/transitions.ts';
import type { GameRow } from '../store/games.ts';
import type { VersionUpdate, VersionWithManifest } from '../store/versions.ts';

/** Actor of a transition. */
export interface Actor {
  readonly kind: ActorKind;
  /** Agent id, or name of the operator key; null for the platform, and where the operator is not recorded. */
  readonly name: string | null;
}

export const platform: Actor = { kind: 'platform', name: null };

export interface TransitionRequest {
  readonly action: Action;
  readonly actor: Actor;
  readonly reason?: string | null;
  readonly reasonCode?: string | null;
  /** Id of the operator's decision, which an appeal refers to. */
  readonly decisionId?: string;
  /** Columns set in addition to the state and the columns that follow from it. */
  readonly columns?: VersionUpdate;
}

/** Time and id generator of a write. */
export interface WriteContext {
  readonly nowMs: number;
  /** Running time in microseconds. */
  readonly nowUs: number;
  readonly newId: (prefix: string) => string;
}

/** Context of a write outside an operation. */
export function newWriteContext({
  clock,
  runningTime,
}: {
  readonly clock: Clock;
  readonly runningTime: RunningTime;
}): WriteContext {
  const nowMs = clock.nowMs();
  return { nowMs, nowUs: runningTime.nowUs(), newId: (prefix) => newId(prefix, nowMs) };
}

/** Version with its game, locked until the end of the transaction. */
export interface LockedVersion {
  readonly game: GameRow;
  readonly version: VersionWithManifest;
}
