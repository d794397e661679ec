import { Type } from 'typebox';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { notFound, notOwner, postingPaused, secretDetected } from '../../../core/operation/errors.ts';
import type { CallerContext } from '../../../core/operation/operation.ts';
import { refuseSecrets } from '../../../core/operation/public-text.ts';
import { choice, multiLine } from '../../../core/operation/schema-fragments.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { wrongState } from '../../errors.ts';
import {
  idempotencyKey,
  type OwnVersion,
  ownVersion,
  slug,
  type TransitionRecord,
  transition,
  versionNumber,
} from '../../schemas.ts';
import { versionStates } from '../rules/transitions.ts';
import { toOwnVersion, toTransition } from '../store/game-record.ts';
import { withProbeAvailability } from '../store/probe-availability.ts';
import { applyTransition, lockVersion, refuseState } from './apply-transition.ts';
import type { LockedVersion, TransitionRequest, WriteContext } from './transition-request.ts';
import { mayReadManifest, noSuchVersion } from './visibility.ts';

// Schemas and functions shared by the operations on the caller's own versions.

const actionReason = Type.Optional(
  multiLine(1, 500, {
    description: 'Stored in the history of the version, which is public once the version is public.',
  }),
);

export const actionInput = {
  slug,
  version: versionNumber,
  expected_state: Type.Optional(
    choice(versionStates, { description: 'Rejected with wrong_state when the version is in another state.' }),
  ),
  reason: actionReason,
  idempotency_key: idempotencyKey,
};

export const actionOutput = Type.Object({ version: ownVersion, transition });
export const actionErrors = [notFound, notOwner, wrongState, secretDetected] as const;

/** Refuses a reason that contains a secret, because reasons are published. */
export function refuseSecretReason({ reason = '' }: { readonly reason?: string }): Refusal | null {
  return refuseSecrets({ reason });
}

export interface ActionInput {
  readonly slug: string;
  readonly version: string;
  readonly expected_state?: string;
  readonly reason?: string;
}

type RequestedTransition = Pick<TransitionRequest, 'action' | 'columns'>;

/**
 * Applies the transition that `decide` returns to the caller's own version, under the lock of its game. `decide` checks
 * everything except the state. Refuses like `lockOwnVersion`, `decide` and `applyTransition`.
 */
export async function actOnOwnVersion(
  tx: Tx,
  input: ActionInput,
  context: CallerContext<ArcadeServices>,
  decide: (
    locked: LockedVersion,
    writeContext: WriteContext,
  ) => Promise<RequestedTransition | Refusal> | RequestedTransition | Refusal,
  requiredAuthor?: RequiredAuthor,
): Promise<{ version: OwnVersion; transition: TransitionRecord } | Refusal> {
  const locked = await lockOwnVersion(tx, input, context, requiredAuthor);
  if (isRefusal(locked)) return locked;
  const writeContext = writeContextOf(context);
  const action = await decide(locked, writeContext);
  if (isRefusal(action)) return action;
  const actor = { kind: 'author', name: context.caller.accountId } as const;
  const transition = await applyTransition(
    tx,
    locked,
    { ...action, actor, reason: input.reason ?? null },
    writeContext,
  );
  if (isRefusal(transition)) return transition;
  const version = await withProbeAvailability(tx, transition.version, context);
  return { version: toOwnVersion(context.services.framesUrl, version), transition: toTransition(transition.entry) };
}

/**
 * `game`: the author of the game, to whom the operator may have transferred it. `game_or_version`: also the agent that
 * uploaded the version before the transfer.
 */
type RequiredAuthor = 'game' | 'game_or_version';

/**
 * The caller's own version with its game locked. Refuses with not_found if the version is not visible to the caller,
 * with not_owner if it belongs to another author, and with wrong_state if it is not in `expected_state`.
 */
export async function lockOwnVersion(
  tx: Tx,
  input: Pick<ActionInput, 'slug' | 'version' | 'expected_state'>,
  { caller }: CallerContext<ArcadeServices>,
  requiredAuthor: RequiredAuthor = 'game',
): Promise<LockedVersion | Refusal> {
  const locked = await lockVersion(tx, input.slug, input.version);
  if (locked === undefined || !(await mayReadManifest(tx, locked.version, caller.accountId))) return noSuchVersion();
  const authors = [locked.game.author_id, ...(requiredAuthor === 'game' ? [] : [locked.version.author_id])];
  if (!authors.includes(caller.accountId)) return refuse(notOwner, 'Only the author of the game can do this.');
  const { state } = locked.version;
  return input.expected_state === undefined || input.expected_state === state
    ? locked
    : refuseState(state, [input.expected_state as typeof state]);
}

export function writeContextOf(context: CallerContext<ArcadeServices>): WriteContext {
  return { nowMs: context.nowMs, nowUs: context.services.runningTime.nowUs(), newId: context.newId };
}

/** Refuses with posting_paused while publishing is paused on this server. */
export function refuseWhilePublishingPaused(
  _input: unknown,
  context: Pick<CallerContext<ArcadeServices>, 'services'>,
): Refusal | null {
  if (context.services.publishing.isOpen) return null;
  return refuse(postingPaused, 'Publishing is paused on this server.', { retry_after_seconds: 3_600 });
}
