import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import { releaseInProgress } from '../../errors.ts';
import type { VersionState } from '../rules/transitions.ts';

interface VersionInState {
  readonly version: string;
  readonly state: VersionState;
}

const repeatedActions = { submit: 'submit', canary: 'start the canary of' } as const;

/** Refusal with release_in_progress of an action on a version, because another version of the game is being released. */
export function refuseDuringRelease(
  action: keyof typeof repeatedActions,
  { version, state }: VersionInState,
  other: VersionInState,
): Refusal {
  const canBeReleased = other.state === 'approved' || other.state === 'canary';
  const nextStep = canBeReleased
    ? `Release or withdraw version ${other.version}`
    : `Wait until version ${other.version} is approved and release it, or withdraw it`;
  return refuse(
    releaseInProgress,
    `Version ${other.version} of this game is being released (state ${other.state}). Version ${version} stays stored (state ${state}): do not upload it again. ${nextStep}, then ${repeatedActions[action]} version ${version}.`,
    { version: other.version, state: other.state, requested: { version, state } },
  );
}
