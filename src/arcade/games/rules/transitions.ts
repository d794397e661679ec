/** States of a version. The log entry of an upload has the previous state `uploaded`, which no version has. */
export const versionStates = [
  'scanned',
  'testing',
  'review',
  'approved',
  'canary',
  'released',
  'superseded',
  'rolled_back',
  'test_failed',
  'rejected',
  'scan_failed',
  'withdrawn',
  'suspended',
  'purged',
] as const;
export type VersionState = (typeof versionStates)[number];

/** Actor of a transition: the version's author, the operator of the server, or the platform. */
export const actorKinds = ['author', 'owner', 'platform'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** Fields of a version that transitions depend on. */
export interface VersionFacts {
  readonly state: VersionState;
  readonly state_before: VersionState | null;
  /** First time in canary or released; null: never. */
  readonly shown_at: number | null;
  readonly released_at: number | null;
}

/** Fields of the game that transitions depend on. */
export interface GameFacts {
  /** Whether another version of the game is the stable one. */
  readonly hasOtherStableVersion: boolean;
}

export interface TransitionRule {
  readonly action: string;
  readonly from: readonly VersionState[];
  readonly by: readonly ActorKind[];
  /** Null: determined by `restoredState`. */
  readonly to: VersionState | null;
  /** Additional condition on the version. */
  readonly when?: 'never_shown' | 'never_released' | 'once_released';
}

const allExcept = (...states: VersionState[]): VersionState[] =>
  versionStates.filter((state) => !states.includes(state));

/** Table of all state transitions; the entries `upload` and `ship` create a version and have no previous state. */
export const transitionRules = [
  { action: 'upload', from: [], by: ['author'], to: 'scanned' },
  { action: 'ship', from: [], by: ['platform'], to: 'released' },
  { action: 'submit', from: ['scanned'], by: ['author'], to: 'testing' },
  { action: 'pass', from: ['testing'], by: ['platform'], to: 'review' },
  { action: 'fail', from: ['testing'], by: ['platform'], to: 'test_failed' },
  { action: 'expire', from: ['testing'], by: ['platform'], to: 'scanned' },
  { action: 'reprobe', from: ['test_failed'], by: ['owner'], to: 'testing' },
  {
    action: 'rescan',
    from: ['scanned', 'testing', 'review', 'approved'],
    by: ['platform'],
    to: 'scan_failed',
    when: 'never_shown',
  },
  { action: 'approve', from: ['review'], by: ['owner', 'platform'], to: 'approved' },
  { action: 'approve', from: ['rolled_back'], by: ['owner'], to: 'approved', when: 'never_released' },
  { action: 'reject', from: ['review'], by: ['owner'], to: 'rejected' },
  { action: 'overturn', from: ['rejected'], by: ['owner'], to: 'approved' },
  { action: 'revoke', from: ['review', 'approved'], by: ['platform', 'owner'], to: 'testing' },
  { action: 'canary', from: ['approved', 'canary'], by: ['author', 'platform'], to: 'canary' },
  { action: 'end_canary', from: ['canary'], by: ['author'], to: 'approved' },
  { action: 'stop', from: ['canary'], by: ['platform'], to: 'rolled_back' },
  { action: 'release', from: ['approved', 'canary'], by: ['author', 'platform'], to: 'released' },
  { action: 'supersede', from: ['released'], by: ['platform'], to: 'superseded' },
  { action: 'displace', from: ['released'], by: ['author', 'owner'], to: 'rolled_back' },
  {
    action: 'rollback',
    from: ['superseded', 'rolled_back'],
    by: ['author', 'owner'],
    to: 'released',
    when: 'once_released',
  },
  {
    action: 'withdraw',
    from: allExcept('withdrawn', 'suspended', 'purged'),
    by: ['author'],
    to: 'withdrawn',
  },
  {
    action: 'withdraw',
    from: allExcept('withdrawn', 'suspended', 'purged'),
    by: ['platform'],
    to: 'withdrawn',
    when: 'never_shown',
  },
  { action: 'suspend', from: allExcept('suspended', 'purged'), by: ['owner'], to: 'suspended' },
  { action: 'restore', from: ['suspended'], by: ['owner'], to: null },
  { action: 'purge', from: allExcept('purged'), by: ['owner'], to: 'purged' },
] as const satisfies readonly TransitionRule[];

export type Action = (typeof transitionRules)[number]['action'];

/** State of the version after the action; null when the table has no such transition. */
export function nextState(
  action: Action,
  actorKind: ActorKind,
  version: VersionFacts,
  game: GameFacts = { hasOtherStableVersion: false },
): VersionState | null {
  const rule = rulesOf(action, actorKind).find(
    ({ from, when }) => from.includes(version.state) && isConditionMet(when, version),
  );
  if (rule === undefined) return null;
  return rule.to ?? restoredState(version.state_before, game);
}

/** States in which the actor may perform the action on this version; part of the refusal `wrong_state`. */
export function statesAllowing(action: Action, actorKind: ActorKind, version: VersionFacts): VersionState[] {
  const rules = rulesOf(action, actorKind).filter(({ when }) => isConditionMet(when, version));
  return versionStates.filter((state) => rules.some(({ from }) => from.includes(state)));
}

/** Whether a version is published: it was in canary or released once, and is neither suspended nor purged. */
export function isPublished({ state, shown_at }: Pick<VersionFacts, 'state' | 'shown_at'>): boolean {
  return shown_at !== null && state !== 'suspended' && state !== 'purged';
}

/** Whether a version was published and the operator has suspended or purged it. */
export function isTakenDown({ state, shown_at }: Pick<VersionFacts, 'state' | 'shown_at'>): boolean {
  return shown_at !== null && (state === 'suspended' || state === 'purged');
}

/** Whether the bundle and texts of a version are deleted. A suspension of the version restores neither. */
export function isErased({
  state,
  state_before,
  shown_at,
}: Pick<VersionFacts, 'state' | 'state_before' | 'shown_at'>): boolean {
  const stateOfContent = state === 'suspended' ? state_before : state;
  return stateOfContent === 'purged' || (stateOfContent === 'withdrawn' && shown_at === null);
}

export function isPlayable({ state }: Pick<VersionFacts, 'state'>): boolean {
  return state === 'canary' || state === 'released';
}

/** States in which a version blocks the submission of another version of its game. */
export const statesBeforeRelease: readonly VersionState[] = ['testing', 'review', 'approved', 'canary'];

/** States in which a stored version is rescanned when the policy is newer. */
export const rescannableStates: readonly VersionState[] = allExcept('withdrawn', 'purged', 'scan_failed');

function rulesOf(action: Action, actorKind: ActorKind): readonly TransitionRule[] {
  const rules: readonly TransitionRule[] = transitionRules;
  return rules.filter((rule) => rule.action === action && rule.by.includes(actorKind));
}

function isConditionMet(when: TransitionRule['when'], { shown_at, released_at }: VersionFacts): boolean {
  switch (when) {
    case 'never_shown':
      return shown_at === null;
    case 'never_released':
      return released_at === null;
    case 'once_released':
      return released_at !== null;
    default:
      return true;
  }
}

/**
 * State after a restore: the state before the suspension, except that a canary is approved, and that a released version
 * is superseded if another version became the stable one meanwhile.
 */
function restoredState(before: VersionState | null, { hasOtherStableVersion }: GameFacts): VersionState | null {
  if (before === 'released' && hasOtherStableVersion) return 'superseded';
  return before === 'canary' ? 'approved' : before;
}
