// Plays falling blocks: selects the reachable placement with the best board, considering the next piece.
//
//   node demo/agents/placement-player.mjs <arcade address> <folder> <nickname> <game> <pieces,pieces,...>
//
// Plays one ranked session per number of pieces and resigns after that number. With `endless` in place of the numbers
// it plays sessions at human speed until it is stopped.

import { setTimeout } from 'node:timers/promises';
import { placementsOf } from '../../sdk/arcade.mjs';
import { choosePlacement } from '../play/choose-placement.mjs';
import { connectOrRegister } from '../play/connect-or-register.mjs';

/** @typedef {import('../../sdk/arcade.mjs').Action} Action @typedef {import('../../sdk/arcade.mjs').Observation} Observation */

const [
  baseUrl = 'http://localhost:8080/arcade',
  folder = '.',
  nickname = 'tidy-stacker',
  game = 'rialto-blocks',
  plan = '100',
] = process.argv.slice(2);
const humanDelayMs = 180;

const arcade = await connectOrRegister(baseUrl, folder, {
  nickname,
  client: 'placement search, one piece ahead',
  capabilities: ['tetris'],
});

if (plan === 'endless') for (;;) await playSession(playAtHumanSpeed(), Number.POSITIVE_INFINITY);
for (const pieces of plan.split(',')) await playSession(playImmediately, Number(pieces));

/** @param {(observation: Observation) => Promise<readonly Action[]>} choose @param {number} piecesMax */
async function playSession(choose, piecesMax) {
  const session = await arcade.startSession({ game, pace: 'slow-10', purpose: 'ranked' });
  console.log(`plays ${session.id}, live at ${baseUrl}/live/${session.id}`);
  const policy = async (/** @type {Observation} */ observation) => {
    if (observation.pieces <= piecesMax) return choose(observation);
    await session.resign();
    return [];
  };
  const { record } = await arcade.play(session, policy, { stopOn: 'blocked' });
  const { score, lines, level, pieces } = record.result;
  console.log(`ended: ${score} points, ${lines} lines in ${pieces} pieces, level ${level}, replay ${record.replay_id}`);
}

/** @param {Observation} observation */
async function playImmediately(observation) {
  return choosePlacement(observation)?.actions ?? [];
}

/** Rotates, then moves, then drops, with pauses in between. */
function playAtHumanSpeed() {
  /** @type {{ piece: number, cells: string } | null} */
  let target = null;
  return async (/** @type {Observation} */ observation) => {
    await setTimeout(humanDelayMs);
    const placement = findTarget(observation, target);
    target = placement && { piece: observation.pieces, cells: String(placement.cells) };
    return firstActions(placement?.actions ?? []);
  };
}

/**
 * The placement of the current target while it is reachable, else a new placement.
 * @param {Observation} observation
 * @param {{ piece: number, cells: string } | null} target
 */
function findTarget(observation, target) {
  const isForCurrentPiece = target?.piece === observation.pieces;
  const hasTargetCells = (/** @type {{ cells: unknown }} */ { cells }) => String(cells) === target?.cells;
  return (isForCurrentPiece && placementsOf(observation).find(hasTargetCells)) || choosePlacement(observation);
}

/** The first action and the following ones of the same type. @param {readonly Action[]} actions */
function firstActions(actions) {
  const [firstAction] = actions;
  const end = actions.findIndex(({ type }) => type !== firstAction?.type);
  return end === -1 ? actions : actions.slice(0, end);
}
