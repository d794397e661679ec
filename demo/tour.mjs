import { setTimeout } from 'node:timers/promises';
import { printAddresses } from './addresses.mjs';
import { createNarrator } from './narrator.mjs';
import { choosePort, Stage, usualPort } from './stage.mjs';
import { cutConnection } from './steps/cut-connection.mjs';
import { deliverLeads } from './steps/deliver-leads.mjs';
import { fillExchange } from './steps/fill-exchange.mjs';
import { followAcrossKill } from './steps/follow-across-kill.mjs';
import { injectOrders } from './steps/inject-orders.mjs';
import { keepPlaying } from './steps/keep-playing.mjs';
import { liftLimits } from './steps/lift-limits.mjs';
import { playLive } from './steps/play-live.mjs';
import { playTextAndMcp } from './steps/play-text-and-mcp.mjs';
import { publishGame, rollBackGame } from './steps/publish-game.mjs';
import { rankGames } from './steps/rank-games.mjs';
import { restartServer } from './steps/restart-server.mjs';
import { solveNeed } from './steps/solve-need.mjs';
import { startServer } from './steps/start-server.mjs';
import { verifyReceipts } from './steps/verify-receipts.mjs';
import { verifyReplay } from './steps/verify-replay.mjs';

/**
 * @typedef {Readonly<Record<string, string | undefined>>} Environment
 * @typedef {object} Step
 * @property {string} title What happens.
 * @property {string} why Why it matters.
 * @property {(stage: Stage) => Promise<void>} run Throws when something that it claims does not hold.
 */

/** @type {Readonly<Record<string, readonly Step[]>>} The steps of each service, in order. */
const stepsOfServices = {
  exchange: [fillExchange, restartServer, followAcrossKill, solveNeed, cutConnection, injectOrders],
  arcade: [playLive, verifyReplay, playTextAndMcp, rankGames, publishGame, rollBackGame],
  relay: [deliverLeads, verifyReceipts],
};

/** Services that the tour can be limited to. */
export const services = Object.keys(stepsOfServices);

/** @param {{ once: boolean, only: string | null }} options */
function chooseSteps({ once, only }) {
  const chosen = services.filter((service) => only === null || only === service);
  // Players keep playing after the tour while the server keeps running.
  const afterTour = once || !chosen.includes('arcade') ? [] : [liftLimits, keepPlaying];
  return [startServer, ...chosen.flatMap((service) => stepsOfServices[service] ?? []), ...afterTour];
}

/**
 * Runs the tour on its own server. Resolves with the exit code: 0 when every step passed, else 1. Without `once` the
 * server keeps running until SIGINT or SIGTERM. `only` limits the steps to one service.
 * @param {{ once: boolean, only: string | null, environment: Environment }} options
 * @returns {Promise<number>}
 */
export async function runTour({ once, only, environment }) {
  const narrator = createNarrator(process.stdout, environment);
  const port = await choosePort(environment);
  const stage = new Stage(narrator, environment, port);
  const interrupted = new AbortController();
  const signalled = onSignal(() => interrupted.abort());
  try {
    const outcome = await Promise.race([
      runSteps(stage, environment, chooseSteps({ once, only }), interrupted.signal),
      signalled.then(() => 'interrupted'),
    ]);
    if (outcome === 'interrupted') return 130;
    if (outcome === 'failed') return 1;
    printAddresses(stage, { once, only });
    if (!once) await signalled;
    return 0;
  } finally {
    await stage.close();
  }
}

/**
 * @param {Stage} stage
 * @param {Environment} environment
 * @param {readonly Step[]} played
 * @param {AbortSignal} interrupted
 */
async function runSteps(stage, environment, played, interrupted) {
  const { narrator } = stage;
  narrator.plain('Rialto, a tour: real processes, a real server, public interfaces only.');
  narrator.plain(`The server runs at ${stage.url}.${portNote(stage.port, environment)}`);
  if (environment['RIALTO_DATA_DIR'])
    narrator.plain('RIALTO_DATA_DIR is not used: the demo has a temporary folder, which is removed at its end.');
  for (const [index, step] of played.entries()) {
    narrator.title(index + 1, step.title, step.why);
    try {
      await step.run(stage);
    } catch (error) {
      // Ctrl-C also reaches the agents, so their failures are ignored then.
      await setTimeout(graceMs);
      if (interrupted.aborted) return 'interrupted';
      narrator.failed(error instanceof Error ? error.message : String(error));
      for (const line of stage.serverLog()) narrator.line('server', line);
      return 'failed';
    }
  }
  return 'passed';
}

/**
 * Notice when the demo uses a port other than 8080, which the documentation mentions.
 * @param {number} port
 * @param {Environment} environment
 */
function portNote(port, { RIALTO_PORT }) {
  if (port === usualPort || RIALTO_PORT) return '';
  return ` Port ${usualPort} is in use: write ${port} where the README has ${usualPort}.`;
}

const graceMs = 200;

/** Calls `act` and resolves at the first SIGINT or SIGTERM. @param {() => void} listener @returns {Promise<void>} */
function onSignal(listener) {
  return new Promise((resolve) => {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
      process.on(signal, () => {
        listener();
        resolve();
      });
    }
  });
}
