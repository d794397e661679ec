import { Type } from 'typebox';
import { isRefusal, type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Tx } from '../../core/db/transaction.ts';
import { notFound, notOwner, refuseInput } from '../../core/operation/errors.ts';
import { type CallerContext, writeOperation } from '../../core/operation/operation.ts';
import { choice, identifier, input } from '../../core/operation/schema-words.ts';
import type { LoggedAction } from '../engines/driver.ts';
import { engineEntries } from '../engines/entries.ts';
import { pieceChanged, seqConflict, sessionOver, sessionWaiting } from '../errors.ts';
import { actionsPerBatchMax, actionsPerSessionMax } from '../limits.ts';
import { arcadeOf } from '../running-arcade.ts';
import { gameEvent, idempotencyKey, observation } from '../schemas.ts';
import { isActionOf } from '../sessions/action-check.ts';
import { type ActionResult, applyBatch, stopConditions } from '../sessions/batch.ts';
import { commitBatch } from '../sessions/commit-batch.ts';
import { recordEnd } from '../sessions/ending.ts';
import { findVisible } from '../sessions/find-session.ts';
import { endOf, type Game, gameAt } from '../sessions/game.ts';
import { observe } from '../sessions/snapshot.ts';
import { lockSession } from '../store/sessions.ts';

interface Given {
  readonly id: string;
  readonly seq_base: number;
  readonly actions: readonly LoggedAction[];
  readonly stop_on: (typeof stopConditions)[number];
  readonly piece?: number;
}

export const take_actions = writeOperation({
  name: 'take_actions',
  title: 'Play',
  description:
    'Applies up to 32 actions in order, at this moment of the game. `seq_base` is the `seq` of the observation you planned from: of several batches with the same one exactly one counts, so a lost answer may be asked for again by observing. `piece` refuses the batch if gravity has brought another piece since. Blocked actions are recorded and cost nothing but the action. When the game had ended before the first action, `accepted` is 0 and the observation shows the end.',
  access: 'credential',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  idempotency: 'optional',
  routes: [{ method: 'POST', path: '/api/v1/sessions/:id/actions' }],
  input: input({
    id: identifier,
    seq_base: Type.Integer({ minimum: 0, maximum: actionsPerSessionMax + 1 }),
    actions: Type.Array(Type.Unsafe<LoggedAction>({ anyOf: engineEntries.map(({ actionSchema }) => actionSchema) }), {
      minItems: 1,
      maxItems: actionsPerBatchMax,
    }),
    stop_on: choice(stopConditions, {
      default: 'none',
      description: 'Leave the rest out after the first action that was blocked, locked a piece or cleared lines.',
    }),
    piece: Type.Optional(
      Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: '`pieces` of the observation.' }),
    ),
    idempotency_key: Type.Optional(idempotencyKey),
  }),
  output: Type.Object({
    accepted: Type.Integer({ description: 'How many actions were recorded.' }),
    results: Type.Array(
      Type.Object({
        i: Type.Integer(),
        outcome: choice(['applied', 'blocked']),
        reason: Type.Optional(Type.String({ description: 'Why it was blocked, where the engine says.' })),
        events: Type.Array(gameEvent),
      }),
    ),
    observation,
  }),
  errors: [notFound, notOwner, seqConflict, pieceChanged, sessionOver, sessionWaiting],
  examples: [
    {
      title: 'Turn, shift and drop',
      input: {
        id: 'ses_01jd3k5v7w9x1y3z5a7b9c1d3e',
        seq_base: 0,
        actions: [{ type: 'rotate', direction: 'cw' }, { type: 'move', direction: 'left' }, { type: 'hard_drop' }],
        piece: 1,
      },
    },
  ],

  async run(tx, given: Given, context) {
    // What is kept in memory may be behind another node's write: nothing is refused before a second look, which reads.
    return (await play(tx, given, context, given.seq_base)) ?? (await play(tx, given, context, undefined)) ?? stale();
  },
});

type Played = { accepted: number; results: ActionResult[]; observation: ReturnType<typeof observe> };

/** One attempt on the game as it is at hand; null when the database has, or may have, moved on from it. */
async function play(
  tx: Tx,
  given: Given,
  context: CallerContext,
  expectedSeq: number | undefined,
): Promise<Played | Refusal | null> {
  const services = arcadeOf(context);
  if (expectedSeq === undefined) await lockSession(tx, given.id);
  const found = await findSeat(tx, given.id, context, expectedSeq);
  if (isRefusal(found)) return found;
  const game = gameAt(found.game, services.runningTime.nowUs());
  const over = endOf(game);
  if (over === null) {
    const refused = refuseMoment(game, given);
    if (refused !== null) return expectedSeq === undefined ? refused : null;
  }
  const batch =
    over === null ? applyBatch(game, found.seat, given.actions, given.stop_on) : { game, records: [], results: [] };
  const end = endOf(batch.game);
  const stored =
    end === null
      ? await commitBatch(tx, services, given.seq_base, batch)
      : await recordEnd(tx, services, batch, end, context);
  if (stored === null) return null;
  return {
    accepted: batch.records.length,
    results: [...batch.results],
    observation: observe(stored, 'json', given.seq_base),
  };
}

async function findSeat(
  tx: Tx,
  id: string,
  context: CallerContext,
  expectedSeq: number | undefined,
): Promise<{ readonly game: Game; readonly seat: number } | Refusal> {
  const { accountId } = context.caller;
  const opened = await findVisible(tx, arcadeOf(context), id, accountId, expectedSeq);
  if (isRefusal(opened)) return opened;
  const { game } = opened;
  const isPlayer =
    game === null
      ? opened.players.some(({ agent_id }) => agent_id === accountId)
      : game.facts.players.includes(accountId);
  if (!isPlayer) return refuse(notOwner, 'Only its players act in a session.');
  if (game === null)
    return opened.row.status === 'ended'
      ? refuse(sessionOver, 'The session ended before its seats were all taken.')
      : refuse(sessionWaiting, 'The session starts when its last seat is taken.');
  if (game.ended !== null)
    return refuse(sessionOver, 'The session has ended.', { observation: observe(game, 'json', game.seq) });
  return { game, seat: game.facts.players.indexOf(accountId) };
}

function refuseMoment(game: Game, { seq_base, piece, actions }: Given): Refusal | null {
  const at = actions.findIndex((action) => !isActionOf(game.facts.terms.engine, action));
  if (at >= 0)
    return refuseInput(`/actions/${at}`, 'engine', "This is an action of another engine than the session's.");
  if (game.seq !== seq_base)
    return refuse(seqConflict, `The last recorded action is number ${game.seq}.`, {
      observation: observe(game, 'json', Math.min(seq_base, game.seq)),
    });
  if (piece === undefined || game.facts.driver.pieceOf(game.state) === piece) return null;
  return refuse(pieceChanged, 'Gravity has brought another piece.', { observation: observe(game, 'json', seq_base) });
}

function stale(): never {
  throw new Error('A session moved under the lock of its own write.');
}
