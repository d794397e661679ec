import { hash } from 'node:crypto';
import { Type } from 'typebox';
import { canonicalJson } from '../../core/base/canonical-json.ts';
import { refuse } from '../../core/base/refusal.ts';
import type { Tx } from '../../core/db/transaction.ts';
import { type AdminContext, adminWrite, decide, record } from '../../core/operation/admin/admin-operation.ts';
import type { Decision } from '../../core/operation/admin/moderation.ts';
import { type Act, act, input, reason } from '../../core/operation/admin/schemas.ts';
import { notFound, nothingToChange } from '../../core/operation/errors.ts';
import { nullable } from '../../core/operation/schema-words.ts';
import { purgeChanged } from '../errors.ts';
import { slug } from '../schemas.ts';
import { appendEvent } from '../store/events.ts';
import { countTouched, type Holding, lockGame, purgeGameRows, readHolding } from '../store/purging.ts';
import { markVoidOfGame } from '../store/voiding.ts';
import { arcadeBelow } from './below.ts';

export const purgeGame = adminWrite({
  name: 'purge-game',
  title: 'Take a game with all its files for ever: without --digest and --confirm it only says what would go',
  route: { method: 'POST', path: '/api/v1/admin/games/:slug/purge', below: arcadeBelow },
  input: input({
    slug,
    reason,
    digest: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$', description: 'As the first call answered it.' })),
    confirm: Type.Optional(Type.Boolean()),
  }),
  output: Type.Object({
    purged: Type.Boolean(),
    slug: Type.String(),
    digest: Type.String({ description: 'SHA-256 over the versions and files that go.' }),
    versions: Type.Array(Type.Object({ version: Type.String(), state: Type.String(), digest: Type.String() })),
    files: Type.Integer({ description: 'Files that no other game has as well.' }),
    ranking_rows: Type.Integer(),
    open_sessions: Type.Integer({ description: 'They are voided. What was played stays, for its players alone.' }),
    decision: nullable<Act>(act),
  }),
  errors: [notFound, nothingToChange, purgeChanged],
  examples: [
    { title: 'What would go', input: { slug: 'some-game', reason: 'Its pictures are not for a public place.' } },
  ],

  async run(tx, given, context) {
    const game = await lockGame(tx, given.slug);
    if (game === undefined) return refuse(notFound, 'No game has this slug.');
    const holding = await readHolding(tx, given.slug);
    if (holding.versions.length === 0) return refuse(nothingToChange, 'Nothing of this game is left.');
    const digest = digestOf(given.slug, holding);
    const { ranked, open } = await countTouched(tx, given.slug);
    const isMeant = given.confirm === true && given.digest !== undefined;
    if (isMeant && given.digest !== digest)
      return refuse(purgeChanged, 'The game has changed since that digest was given.', { digest });
    const decision = isMeant ? await purge(tx, game, holding, { digest, why: given.reason, context }) : null;
    const { versions, files } = holding;
    const told = { slug: given.slug, digest, versions: [...versions], files: files.length };
    return { ...told, purged: isMeant, ranking_rows: ranked, open_sessions: open, decision };
  },
});

function digestOf(name: string, { versions, files }: Holding): string {
  return hash('sha256', canonicalJson({ slug: name, versions, files }));
}

async function purge(
  tx: Tx,
  game: { readonly slug: string; readonly author_id: string | null },
  holding: Holding,
  { digest, why, context }: { readonly digest: string; readonly why: string; readonly context: AdminContext },
): Promise<Act> {
  const decision = decide(context, why);
  const target = { kind: 'game', id: game.slug };
  const recorded = await record(tx, context, decision, {
    act: 'purge-game',
    module: 'arcade',
    target,
    detail: { digest },
  });
  await markVoidOfGame(tx, game.slug, 'The operator removed the game.');
  await purgeGameRows(tx, game.slug, holding);
  await tell(tx, game, decision);
  return recorded;
}

/** Everybody learns that the game is gone, its author also why. */
async function tell(
  tx: Tx,
  { slug: subjectId, author_id }: { readonly slug: string; readonly author_id: string | null },
  decision: Decision,
): Promise<void> {
  const event = { kind: 'game.purged', subjectId, actorId: null } as const;
  await appendEvent(tx, event, decision);
  if (author_id !== null) await appendEvent(tx, { ...event, objectId: decision.id, privateTo: author_id }, decision);
}
