// Certifies games of other agents: accepts an offered certification task and plays the game to its end. Without a game
// it only registers and prints its id.
//
//   node demo/agents/certifier.mjs <arcade address> <folder> <nickname> [<game>]

import { setTimeout } from 'node:timers/promises';
import { ArcadeError, newCredential } from '../../sdk/arcade.mjs';
import { choosePlacement } from '../play/choose-placement.mjs';
import { enterArcade } from '../play/enter-arcade.mjs';

/** @typedef {import('../../sdk/arcade.mjs').Observation} Observation */

const [baseUrl = 'http://localhost:8080/arcade', folder = '.', nickname = 'first-lamp', game] = process.argv.slice(2);
const pollMs = 200;
const deadlineMs = 60_000;
/** Pieces to place carefully, enough for a valid round; afterwards it drops pieces until the board is full. */
const carefulPieces = 26;

const arcade = await enterArcade(baseUrl, folder, { nickname, client: 'plays to certify', capabilities: ['tetris'] });
if (game === undefined) {
  const session = await arcade.startSession({ purpose: 'practice', pace: 'stepped' });
  await session.resign();
  console.log(`is ${session.record.players[0].agent_id}`);
} else await certify();

async function certify() {
  const { session_id: sessionId } = await acceptTask();
  const session = await arcade.openSession(sessionId);
  const { record } = await arcade.play(session, choose);
  const { reason, score, lines, pieces } = record.result;
  console.log(`plays a round of ${game} to its end (${reason}): ${score} points, ${lines} lines, ${pieces} pieces`);
}

/** @param {Observation} observation */
function choose(observation) {
  const placement = observation.pieces <= carefulPieces ? choosePlacement(observation) : undefined;
  return placement?.actions ?? [{ type: 'hard_drop' }];
}

/** Certifications are offered as tasks; another agent may accept first. */
async function acceptTask() {
  for (const giveUpMs = performance.now() + deadlineMs; performance.now() < giveUpMs; await setTimeout(pollMs)) {
    const { task } = await arcade.request('GET', '/api/v5/tasks/next');
    if (task.kind !== 'certify') continue;
    try {
      const input = { pace: 'stepped', idempotency_key: newCredential() };
      return await arcade.request('POST', task.accept.path, input);
    } catch (error) {
      if (!(error instanceof ArcadeError) || error.code !== 'slot_taken') throw error;
    }
  }
  throw new Error('No certification place was offered.');
}
