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
import { type AuditEntry, act, reason } from '../../core/operation/admin/schemas.ts';
import { notFound, nothingToChange } from '../../core/operation/errors.ts';
import { input, nullable } from '../../core/operation/schema-fragments.ts';
import { purgeChanged } from '../errors.ts';
import { applyTransition, lockVersion } from '../games/publishing/apply-transition.ts';
import { starterHashes } from '../games/starter/starter-files.ts';
import { blockFiles } from '../games/store/files.ts';
import { lockGame } from '../games/store/games.ts';
import { slug } from '../schemas.ts';
import { appendEvent } from '../store/events.ts';
import { countAffected, deleteRankings, type PurgePlan, readPurgePlan } from '../store/purge-plan.ts';
import { voidSessionsOfGame } from '../store/void-sessions.ts';
import { arcadeBasePath } from './base-path.ts';
import { writeContextOf } from './decide-version.ts';

export const purgeGame = adminWrite({
  name: 'purge-game',
  title: 'Delete a game and all its files permanently: without --digest and --confirm a dry run',
  route: { method: 'POST', path: '/api/v1/admin/games/:slug/purge', basePath: arcadeBasePath },
  input: input({
    slug,
    reason,
    digest: Type.Optional(
      Type.String({
        ...pattern('^[0-9a-f]{64}$', '64 lower-case hex digits'),
        description: 'As returned by the dry run.',
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
    decision: nullable<AuditEntry>(act),
  }),
  errors: [notFound, nothingToChange, purgeChanged],
  examples: [{ title: 'Dry run', input: { slug: 'some-game', reason: 'Its images are not fit for the public.' } }],

  async run(tx, input, context) {
    const game = await lockGame(tx, input.slug);
    if (game === undefined) return refuse(notFound, 'No game with this slug exists.');
    const plan = await readPurgePlan(tx, input.slug);
    if (plan.versions.length === 0) return refuse(nothingToChange, 'The game is already deleted.');
    const digest = planDigest(input.slug, plan);
    const { ranked, open } = await countAffected(tx, input.slug);
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
      versions: versions.map(({ version, state, digest: itemDigest }) => ({ version, state, digest: itemDigest })),
      files: files.length,
    };
    return { ...summary, purged: isConfirmed, ranking_rows: ranked, open_sessions: open, decision };
  },
});

function planDigest(name: string, { versions, files }: PurgePlan): string {
  return hash(
    'sha256',
    canonicalJson({
      slug: name,
      versions: versions.map(({ version, state, digest }) => ({ version, state, digest })),
      files,
    }),
  );
}

interface PurgeParams {
  readonly digest: string;
  readonly reason: string;
  /** Whether its files are rejected in later uploads. */
  readonly blocksFiles: boolean;
  readonly context: AdminContext;
}

async function purge(
  tx: Tx,
  game: { readonly slug: string; readonly author_id: string | null },
  plan: PurgePlan,
  { digest, reason: text, blocksFiles, context }: PurgeParams,
): Promise<AuditEntry> {
  const decision = createDecision(context, text);
  const target = { kind: 'game', id: game.slug };
  const decisionId = await recordDecision(tx, context, decision, {
    act: 'purge-game',
    module: 'arcade',
    target,
    detail: { digest, block: blocksFiles },
  });
  await voidSessionsOfGame(tx, game.slug, 'The operator removed the game.');
  const isPublic = plan.versions.some(({ shown_at }) => shown_at !== null);
  if (blocksFiles) {
    const shared = starterHashes();
    const unsharedFiles = plan.files.filter((file) => !shared.has(file));
    await blockFiles(tx, unsharedFiles, decision.id);
  }
  await purgeVersions(tx, plan, context);
  await deleteRankings(tx, game.slug);
  await notifyAuthor(tx, game, isPublic, decision);
  return decisionId;
}

/** Deletes the texts and files of the plan's versions; slug and version numbers stay reserved. */
async function purgeVersions(tx: Tx, plan: PurgePlan, context: AdminContext): Promise<void> {
  for (const { slug: itemSlug, version } of plan.versions) {
    const locked = await lockVersion(tx, itemSlug, version);
    if (locked === undefined) throw new Error('The row of a version is missing during the purge of its game.');
    const actor = { kind: 'owner', name: context.operator } as const;
    const transition = await applyTransition(tx, locked, { action: 'purge', actor }, writeContextOf(context));
    if (isRefusal(transition)) throw new Error('The state of a version does not allow purging.');
  }
}

/** Appends a public event for a public game, and a private event with the decision for its author. */
async function notifyAuthor(
  tx: Tx,
  { slug: subjectId, author_id }: { readonly slug: string; readonly author_id: string | null },
  isPublic: boolean,
  decision: Decision,
): Promise<void> {
  const event = { kind: 'game.purged', subjectId, actorId: null } as const;
  if (isPublic) await appendEvent(tx, event, decision);
  if (author_id !== null) await appendEvent(tx, { ...event, objectId: decision.id, privateTo: author_id }, decision);
}
