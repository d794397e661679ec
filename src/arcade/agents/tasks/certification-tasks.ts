import { formatTime } from '../../../core/base/clock.ts';
import type { Db } from '../../../core/db/transaction.ts';
import { engineBuilds } from '../../engines/builds.ts';
import { certificationPaces } from '../../games/certification/accept-place.ts';
import { listOffers, type OfferContext } from '../../games/certification/offers.ts';
import { leaseEndUs } from '../../games/rules/lease.ts';
import { listLeases, type PlaceWithVersion } from '../../games/store/places.ts';
import { listVersionsOf } from '../../games/store/versions.ts';
import type { Task } from '../../schemas.ts';
import { gameReferenceOf } from './game-reference.ts';
import { formatTaskId, taskIdempotencyKey } from './task-id.ts';

/** Inputs of the selection of new tasks. */
export interface TaskContext extends OfferContext {
  /** Frozen engine builds. */
  readonly frozenBuilds: ReadonlySet<string>;
}

type Lease = Awaited<ReturnType<typeof listLeases>>[number];

/** Tasks for places whose round waits for other seats; a running round has a `finish_session` task. */
export async function listHeldPlaceTasks(db: Db, agentId: string): Promise<Task[]> {
  const leases = await listLeases(db, agentId);
  return leases.filter(({ status }) => status === 'waiting').map(heldPlaceTask);
}

function heldPlaceTask({ id: place, level, session_id, pace, ...row }: Lease): Task {
  const id = formatTaskId({ kind: 'certify', place });
  return {
    id,
    kind: 'certify',
    why: 'You hold this place. Its round starts when the other seats are taken.',
    version: gameReferenceOf(row),
    constraints: { level, session_id, pace },
    accept: { method: 'GET', path: `/api/v1/sessions/${session_id}/observation`, body: null },
  };
}

/** Places of the agent, each with the time at which its lease expires without further records. */
export async function listHeldPlaces(db: Db, agentId: string, { nowMs, nowUs }: Pick<OfferContext, 'nowMs' | 'nowUs'>) {
  return (await listLeases(db, agentId)).map((lease) => {
    const { id: place, leased_us, lease_us, wall_us } = lease;
    const endUs = leaseEndUs({ startUs: leased_us ?? nowUs, latestEndUs: lease_us ?? nowUs }, wall_us);
    return {
      task_id: formatTaskId({ kind: 'certify', place }),
      session_id: lease.session_id,
      expires_at: formatTime(nowMs + Math.max(0, Math.floor((endUs - nowUs) / 1_000))),
    };
  });
}

const rejectedStates: ReadonlySet<string> = new Set(['test_failed', 'rejected', 'scan_failed']);

/** Tasks for the agent's rejected versions, the latest first. */
export async function listFixReleaseTasks(db: Db, agentId: string): Promise<Task[]> {
  const rejected = (await listVersionsOf(db, agentId)).filter(({ state }) => rejectedStates.has(state));
  return rejected.map(({ slug, version, digest, state }) => ({
    id: formatTaskId({ kind: 'fix_release', slug, version }),
    kind: 'fix_release',
    why: 'Your version was rejected. Upload a corrected version with a new version number.',
    version: { slug, version, digest },
    constraints: { state },
    accept: { method: 'GET', path: `/api/v1/games/${slug}/versions/${version}`, body: null },
  }));
}

/** Places offered to the agent. A P4 place shows its version only after acceptance; testers of P3 know the version. */
export async function listOfferedPlaceTasks(
  db: Db,
  agentId: string,
  tasksMax: number,
  taskContext: TaskContext,
): Promise<Task[]> {
  const offers = await listOffers(db, agentId, tasksMax, taskContext);
  return offers
    .filter(({ version }) => !taskContext.frozenBuilds.has(engineBuilds[version.engine] ?? ''))
    .map(offeredPlaceTask);
}

function offeredPlaceTask({ place, version }: PlaceWithVersion): Task {
  const id = formatTaskId({ kind: 'certify', place: place.id });
  return {
    id,
    kind: 'certify',
    why:
      place.level === 'P4'
        ? 'You were selected to play a certification round of this version.'
        : 'The author of this version invited you to play a certification round.',
    version: place.level === 'P3' ? { slug: version.slug, version: version.version, digest: version.digest } : null,
    constraints: { level: place.level, engine: version.engine, paces: [...certificationPaces] },
    accept: {
      method: 'POST',
      path: `/api/v5/tasks/${id}/accept`,
      // A reopened place is a new offer, so it needs another idempotency key.
      body: { idempotency_key: taskIdempotencyKey(`${id}~${place.opened_us}`) },
    },
  };
}
