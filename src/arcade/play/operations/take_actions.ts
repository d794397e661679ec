import { Type } from 'typebox';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { notFound, notOwner, refuseInput } from '../../../core/operation/errors.ts';
import type { CallerContext } from '../../../core/operation/operation.ts';
import { choice, identifier, input } from '../../../core/operation/schema-fragments.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import type { LoggedAction } from '../../engines/driver.ts';
import { engineEntries } from '../../engines/entries.ts';
import { notYourTurn, pieceChanged, seqConflict, sessionOver, sessionWaiting } from '../../errors.ts';
import { actionsPerBatchMax, actionsPerSessionMax } from '../../limits.ts';
import { gameEvent, observation } from '../../observation-schema.ts';
import { writeOperation } from '../../operation.ts';
import { isActionOf } from '../../replays/log/action-text.ts';
import { idempotencyKey } from '../../schemas.ts';
import { type ActionResult, applyBatch, type Batch, stopConditions } from '../sessions/batch.ts';
import { commitBatch } from '../sessions/commit-batch.ts';
import { recordEnd } from '../sessions/ending.ts';
import { findVisibleSession } from '../sessions/find-session.ts';
import { endOf, gameAt, type LoadedGame } from '../sessions/game.ts';
import { observe, type View } from '../sessions/snapshot.ts';
import { lockSession } from '../store/sessions.ts';

interface BatchInput {
  readonly id: string;
  readonly seq_base: number;
  readonly actions: readonly LoggedAction[];
  readonly stop_on: (typeof stopConditions)[number];
  readonly piece?: number;
  readonly view: View;
}

export const take_actions = writeOperation({
  name: 'take_actions',
  title: 'Take actions',
  description:
    'Applies up to 32 actions in order, at the current game time. `seq_base` is the `seq` of the observation that you planned from: of several batches with the same `seq_base` exactly one is applied, so after a lost response, observe. With `piece` the batch is rejected if another piece is in play by then. Blocked actions are recorded and count as actions. With several seats an action out of turn is rejected and not recorded, and a batch ends with your turn: `accepted` is the number of actions applied. When time ended the game before the first action, `accepted` is 0 and the observation shows the end; later batches are rejected with `session_over`.',
  access: 'credential',
  interfaces: 'http_and_mcp',
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
      description: 'Skip the remaining actions after the first one that was blocked, locked a piece or cleared lines.',
    }),
    piece: Type.Optional(
      Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: '`pieces` of the observation.' }),
    ),
    view: choice(['json', 'text', 'position'], {
      default: 'json',
      description:
        'Format of the observation in the response: the board as JSON (`json`) or as text (`text`), or no board (`position`), for players who compute it themselves. Errors always contain the board.',
    }),
    idempotency_key: Type.Optional(idempotencyKey),
  }),
  output: Type.Object({
    accepted: Type.Integer({ description: 'How many actions were recorded.' }),
    results: Type.Array(
      Type.Object({
        i: Type.Integer(),
        outcome: choice(['applied', 'blocked']),
        reason: Type.Optional(Type.String({ description: 'Why the action was blocked, if the engine states it.' })),
        events: Type.Array(gameEvent),
      }),
    ),
    observation,
  }),
  errors: [notFound, notOwner, seqConflict, notYourTurn, pieceChanged, sessionOver, sessionWaiting],
  examples: [
    {
      title: 'Rotate, move and drop',
      input: {
        id: 'ses_01jd3k5v7w9x1y3z5a7b9c1d3e',
        seq_base: 0,
        actions: [{ type: 'rotate', direction: 'cw' }, { type: 'move', direction: 'left' }, { type: 'hard_drop' }],
        piece: 1,
      },
    },
  ],

  async run(tx, input: BatchInput, context) {
    // The cached game may lack a write of another node, so before a refusal the batch is tried on the stored game.
    return (
      (await attemptBatch(tx, input, context, input.seq_base)) ??
      (await attemptBatch(tx, input, context, undefined)) ??
      throwInconsistentSession()
    );
  },
});

type BatchOutcome = { accepted: number; results: ActionResult[]; observation: ReturnType<typeof observe> };

/**
 * One attempt to apply the batch. With `expectedSeq`: without a lock, on the cached game if its last record has this
 * number. Without `expectedSeq`: on the stored game, with the session locked. Null when the database has, or may have,
 * a newer state.
 */
async function attemptBatch(
  tx: Tx,
  input: BatchInput,
  context: CallerContext<ArcadeServices>,
  expectedSeq: number | undefined,
): Promise<BatchOutcome | Refusal | null> {
  const { services } = context;
  if (expectedSeq === undefined) await lockSession(tx, input.id);
  const seatedGame = await findSeatedGame(tx, input.id, context, expectedSeq);
  if (isRefusal(seatedGame)) return seatedGame;
  const { seat } = seatedGame;
  const game = gameAt(seatedGame.game, services.runningTime.nowUs());
  const endBeforeBatch = endOf(game);
  if (endBeforeBatch === null) {
    const refusal = refuseInapplicableBatch(game, input);
    if (refusal !== null) return expectedSeq === undefined ? refusal : null;
  }
  const batch: Batch =
    endBeforeBatch === null ? applyBatch(game, seat, input.actions, input.stop_on) : { game, records: [], results: [] };
  const refusal = refuseOutOfTurn(batch);
  if (refusal !== null) return expectedSeq === undefined ? refusal : null;
  const end = endOf(batch.game);
  const committedGame =
    end === null
      ? await commitBatch(tx, services, input.seq_base, batch)
      : await recordEnd(tx, services, batch, end, context);
  if (committedGame === null) return null;
  return {
    accepted: batch.records.length,
    results: [...batch.results],
    observation: observe(committedGame, input.view, input.seq_base),
  };
}

/** Running game of the session and the caller's seat in it. */
async function findSeatedGame(
  tx: Tx,
  id: string,
  context: CallerContext<ArcadeServices>,
  expectedSeq: number | undefined,
): Promise<{ readonly game: LoadedGame; readonly seat: number } | Refusal> {
  const { accountId } = context.caller;
  const session = await findVisibleSession(tx, context.services, id, accountId, expectedSeq);
  if (isRefusal(session)) return session;
  const { game } = session;
  const isPlayer =
    game === null
      ? session.players.some(({ agent_id }) => agent_id === accountId)
      : game.setup.players.includes(accountId);
  if (!isPlayer) return refuse(notOwner, 'Only the players of the session can act in it.');
  if (game === null)
    return session.row.status === 'ended'
      ? refuse(sessionOver, 'The session ended before all seats were taken.')
      : refuse(sessionWaiting, 'The session starts when its last seat is taken.');
  if (game.storedResult !== null)
    return refuse(sessionOver, 'The session has ended.', { observation: observe(game, 'json', game.seq) });
  return { game, seat: game.setup.players.indexOf(accountId) };
}

function refuseInapplicableBatch(game: LoadedGame, { seq_base, piece, actions }: BatchInput): Refusal | null {
  const index = actions.findIndex((action) => !isActionOf(game.setup.terms.engine, action));
  if (index >= 0)
    return refuseInput(
      `/actions/${index}`,
      'engine',
      'This action belongs to another engine than that of the session.',
    );
  if (game.seq !== seq_base)
    return refuse(seqConflict, `The last recorded action is number ${game.seq}.`, {
      observation: observe(game, 'json', Math.min(seq_base, game.seq)),
    });
  if (piece === undefined || game.setup.driver.pieceOf(game.state) === piece) return null;
  return refuse(pieceChanged, 'Another piece is in play.', { observation: observe(game, 'json', seq_base) });
}

/**
 * Refusal of a batch whose first action is out of turn; otherwise null. A batch that starts in the turn of the seat is
 * applied up to the end of the turn.
 */
function refuseOutOfTurn({ game, records, outOfTurn }: Batch): Refusal | null {
  if (outOfTurn === undefined || records.length > 0) return null;
  const members = { observation: observe(game, 'json', game.seq) };
  return outOfTurn === 'over'
    ? refuse(sessionOver, 'You have left the session; the others continue.', members)
    : refuse(notYourTurn, 'It is the turn of another seat.', members);
}

function throwInconsistentSession(): never {
  throw new Error('A session changed although its row is locked.');
}
