import { SetupFailure } from './failure.js';

/** Options of the commands that npm takes for its own when `--` is missing; npm itself has none of these names. */
const options = ['port', 'data-dir', 'once'];

/**
 * Refuses a command whose options npm has kept, as in `npm start --port 9000`.
 * @param {readonly string[]} commandArgs Name of the npm script and the arguments that npm has passed on.
 * @param {NodeJS.ProcessEnv} environment
 */
export function refuseSwallowedOptions([script, ...args], environment) {
  const kept = options.flatMap((name) => {
    const value = environment[`npm_config_${name.replaceAll('-', '_')}`];
    return value === undefined ? [] : value === 'true' ? [`--${name}`] : [`--${name}`, value];
  });
  if (kept.length === 0 || script === undefined) return;
  const run = script === 'start' ? 'npm start' : `npm run ${script}`;
  throw new SetupFailure(`npm keeps options that stand before "--". Run: ${[run, '--', ...kept, ...args].join(' ')}`);
}
