import { setTimeout } from 'node:timers/promises';
import { printAddresses } from './addresses.mjs';
import { choosePort, DemoEnvironment, defaultPort } from './demo-environment.mjs';
import { cutConnection } from './steps/cut-connection.mjs';
import { deliverLeads } from './steps/deliver-leads.mjs';
import { disableRateLimits } from './steps/disable-rate-limits.mjs';
import { fillExchange } from './steps/fill-exchange.mjs';
import { followAcrossKill } from './steps/follow-across-kill.mjs';
import { injectPrompt } from './steps/inject-prompt.mjs';
import { keepPlaying } from './steps/keep-playing.mjs';
import { playLive } from './steps/play-live.mjs';
import { playTextAndMcp } from './steps/play-text-and-mcp.mjs';
import { publishGame, rollBackGame } from './steps/publish-game.mjs';
import { rankGames } from './steps/rank-games.mjs';
import { restartServer } from './steps/restart-server.mjs';
import { solveNeed } from './steps/solve-need.mjs';
import { startServer } from './steps/start-server.mjs';
import { verifyReceipts } from './steps/verify-receipts.mjs';
import { verifyReplay } from './steps/verify-replay.mjs';
import { createTourPrinter } from './tour-printer.mjs';

/**
 * @typedef {Readonly<Record<string, string | undefined>>} Environment
 * @typedef {object} Step
 * @property {string} title What happens.
 * @property {string} explanation What the step shows.
 * @property {(demo: DemoEnvironment) => Promise<void>} run Throws when a check fails.
 */

/** @type {Readonly<Record<string, readonly Step[]>>} The steps of each service, in order. */
const stepsOfServices = {
  exchange: [fillExchange, restartServer, followAcrossKill, solveNeed, cutConnection, injectPrompt],
  arcade: [playLive, verifyReplay, playTextAndMcp, rankGames, publishGame, rollBackGame],
  relay: [deliverLeads, verifyReceipts],
};

/** Services that the tour can be limited to. */
export const services = Object.keys(stepsOfServices);

/** @param {{ once: boolean, only: string | null }} options */
function chooseSteps({ once, only }) {
  const chosen = services.filter((service) => only === null || only === service);
  // Players keep playing after the tour while the server keeps running.
  const afterTour = once || !chosen.includes('arcade') ? [] : [disableRateLimits, keepPlaying];
  return [startServer, ...chosen.flatMap((service) => stepsOfServices[service] ?? []), ...afterTour];
}

/**
 * Runs the tour on its own server. Resolves with the exit code: 0 when every step passed, else 1. Without `once` the
 * server keeps running until SIGINT or SIGTERM. `only` limits the steps to one service.
 * @param {{ once: boolean, only: string | null, environment: Environment }} options
 * @returns {Promise<number>}
 */
export async function runTour({ once, only, environment }) {
  const printer = createTourPrinter(process.stdout, environment);
  const port = await choosePort(environment);
  const demo = new DemoEnvironment(printer, environment, port);
  const interrupted = new AbortController();
  const stopSignal = onSignal(() => interrupted.abort());
  try {
    const outcome = await Promise.race([
      runSteps(demo, environment, chooseSteps({ once, only }), interrupted.signal),
      stopSignal.then(() => 'interrupted'),
    ]);
    if (outcome === 'interrupted') return 130;
    if (outcome === 'failed') return 1;
    printAddresses(demo, { once, only });
    if (!once) await stopSignal;
    return 0;
  } finally {
    await demo.close();
  }
}

/**
 * @param {DemoEnvironment} demo
 * @param {Environment} environment
 * @param {readonly Step[]} steps
 * @param {AbortSignal} interrupted
 */
async function runSteps(demo, environment, steps, interrupted) {
  const { printer } = demo;
  printer.plain('Tour of Rialto: a server and agents in separate processes, which use the public interfaces only.');
  printer.plain(`The server runs at ${demo.url}.${portNote(demo.port, environment)}`);
  if (environment['RIALTO_DATA_DIR'])
    printer.plain('RIALTO_DATA_DIR is not used: the demo has a temporary folder, which is removed at its end.');
  for (const [index, step] of steps.entries()) {
    printer.title(index + 1, step.title, step.explanation);
    try {
      await step.run(demo);
    } catch (error) {
      // Ctrl-C also reaches the agents, so their failures are ignored then.
      await setTimeout(graceMs);
      if (interrupted.aborted) return 'interrupted';
      printer.failed(error instanceof Error ? error.message : String(error));
      for (const line of demo.serverLog()) printer.line('server', line);
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
  if (port === defaultPort || RIALTO_PORT) return '';
  return ` Port ${defaultPort} is in use: run \`export RIALTO_PORT=${port}\` before the commands of the README.`;
}

const graceMs = 200;

/** Calls `listener` and resolves at the first SIGINT or SIGTERM. @param {() => void} listener @returns {Promise<void>} */
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
