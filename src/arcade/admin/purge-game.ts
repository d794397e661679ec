import { hash } from 'node:crypto';
import { Type } from 'typebox';
import { canonicalJson } from '../../core/base/canonical-json.ts';
import { pattern } from '../../core/base/patterns.ts';
import { isRefusal, refuse } from '../../core/base/refusal.ts';
import type { Tx } from '../../core/db/transaction.ts';
import {
  type AdminContext,
  adminWrite,
  createDecision,
  recordDecision,
} from '../../core/operation/admin/admin-operation.ts';
import type { Decision } from '../../core/operation/admin/moderation.ts';
import { type AuditEntry, auditEntrySchema, reason } from '../../core/operation/admin/schemas.ts';
import { notFound, nothingToChange } from '../../core/operation/errors.ts';
import { input, nullable } from '../../core/operation/schema-fragments.ts';
import { purgeChanged } from '../errors.ts';
import { applyTransition, lockVersion } from '../games/publishing/apply-transition.ts';
import { starterHashes } from '../games/starter/starter-files.ts';
import { lockFilesOfVersions } from '../games/store/erase-version.ts';
import { blockFiles } from '../games/store/files.ts';
import { lockGame } from '../games/store/games.ts';
import { slug } from '../schemas.ts';
import { appendEvent } from '../store/events.ts';
import { countAffectedRecords, deleteRankings, type PurgePlan, readPurgePlan } from '../store/purge-plan.ts';
import { voidSessionsOfGame } from '../store/void-sessions.ts';
import { arcadeBasePath } from './base-path.ts';
import { writeContextOf } from './decide-version.ts';

export const purgeGame = adminWrite({
  name: 'purge-game',
  title: 'Delete a game and all its files permanently',
  details: 'Without `digest` and `confirm` it is a dry run.',
  route: { method: 'POST', path: '/api/v1/admin/games/:slug/purge', basePath: arcadeBasePath },
  input: input({
    slug,
    reason,
    digest: Type.Optional(
      Type.String({
        ...pattern('^[0-9a-f]{64}$', '64 lower-case hex digits'),
        description: 'Digest that the dry run returned.',
      }),
    ),
    confirm: Type.Optional(Type.Boolean()),
    block: Type.Optional(
      Type.Boolean({
        description:
          'Reject future bundles that contain any of the deleted files, except for those that `rialto new-game` writes.',
      }),
    ),
  }),
  output: Type.Object({
    purged: Type.Boolean(),
    slug: Type.String(),
    digest: Type.String({ description: 'SHA-256 over the versions and files to delete.' }),
    versions: Type.Array(Type.Object({ version: Type.String(), state: Type.String(), digest: Type.String() })),
    files: Type.Integer({ description: 'Files that no other game uses.' }),
    ranking_rows: Type.Integer(),
    open_sessions: Type.Integer({
      description: 'Sessions that are voided. Their logs stay visible to their players only.',
    }),
    decision: nullable<AuditEntry>(auditEntrySchema),
  }),
  errors: [notFound, nothingToChange, purgeChanged],
  examples: [{ title: 'Dry run', input: { slug: 'some-game', reason: 'Its images are not suitable for the public.' } }],

  async run(tx, input, context) {
    const game = await lockGame(tx, input.slug);
    if (game === undefined) return refuse(notFound, 'No game with this slug exists.');
    const plan = await readPurgePlan(tx, input.slug);
    if (plan.versions.length === 0) return refuse(nothingToChange, 'The game is already deleted.');
    const digest = planDigest(input.slug, plan);
    const { rankingRows, openSessions } = await countAffectedRecords(tx, input.slug);
    const isConfirmed = input.confirm === true && input.digest !== undefined;
    if (isConfirmed && input.digest !== digest)
      return refuse(purgeChanged, 'The game has changed since the dry run that returned this digest.', { digest });
    const decision = isConfirmed
      ? await purge(tx, game, plan, { digest, reason: input.reason, blocksFiles: input.block === true, context })
      : null;
    const { versions, files } = plan;
    const summary = {
      slug: input.slug,
      digest,
      versions: versions.map(({ version, state, digest: versionDigest }) => ({
        version,
        state,
        digest: versionDigest,
      })),
      files: files.length,
    };
    return {
      ...summary,
      purged: isConfirmed,
      ranking_rows: rankingRows,
      open_sessions: openSessions,
      decision,
    };
  },
});

function planDigest(gameSlug: string, { versions, files }: PurgePlan): string {
  return hash(
    'sha256',
    canonicalJson({
      slug: gameSlug,
      versions: versions.map(({ version, state, digest }) => ({ version, state, digest })),
      files,
    }),
  );
}

interface PurgeParams {
  readonly digest: string;
  readonly reason: string;
  /** Whether later uploads that contain a deleted file are rejected. */
  readonly blocksFiles: boolean;
  readonly context: AdminContext;
}

async function purge(
  tx: Tx,
  game: { readonly slug: string; readonly author_id: string | null },
  plan: PurgePlan,
  { digest, reason: decisionReason, blocksFiles, context }: PurgeParams,
): Promise<AuditEntry> {
  const decision = createDecision(context, decisionReason);
  const target = { kind: 'game', id: game.slug };
  const auditEntry = await recordDecision(tx, context, decision, {
    act: 'purge-game',
    module: 'arcade',
    target,
    detail: { digest, block: blocksFiles },
  });
  await voidSessionsOfGame(tx, game.slug, 'The operator removed the game.');
  const isPublic = plan.versions.some(({ shown_at }) => shown_at !== null);
  if (blocksFiles) {
    const starterFileHashes = starterHashes();
    const filesToBlock = plan.files.filter((file) => !starterFileHashes.has(file));
    await blockFiles(tx, filesToBlock, decision.id);
  }
  await purgeVersions(tx, plan, context);
  await deleteRankings(tx, game.slug);
  await appendPurgeEvents(tx, game, isPublic, decision);
  return auditEntry;
}

/** Deletes the texts and files of the plan's versions; slug and version numbers stay reserved. */
async function purgeVersions(tx: Tx, plan: PurgePlan, context: AdminContext): Promise<void> {
  await lockFilesOfVersions(tx, plan.versions);
  for (const { slug: versionSlug, version } of plan.versions) {
    const locked = await lockVersion(tx, versionSlug, version);
    if (locked === undefined) throw new Error('The row of a version is missing during the purge of its game.');
    const actor = { kind: 'owner', name: context.operator } as const;
    const transition = await applyTransition(tx, locked, { action: 'purge', actor }, writeContextOf(context));
    if (isRefusal(transition)) throw new Error('The state of a version does not allow purging.');
  }
}

/** Appends a public event for a public game, and a private event with the decision for its author. */
async function appendPurgeEvents(
  tx: Tx,
  { slug: subjectId, author_id }: { readonly slug: string; readonly author_id: string | null },
  isPublic: boolean,
  decision: Decision,
): Promise<void> {
  const event = { kind: 'game.purged', subjectId, actorId: null } as const;
  if (isPublic) await appendEvent(tx, event, decision);
  if (author_id !== null) await appendEvent(tx, { ...event, objectId: decision.id, privateTo: author_id }, decision);
}
