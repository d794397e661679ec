import { SetupFailure } from './failure.js';

/** Options that npm parses as its own configuration when `--` is missing. npm has no options of these names. */
const options = ['port', 'data-dir', 'once'];

/**
 * Throws when npm has parsed options of the command, as in `npm start --port 9000`.
 * @param {readonly string[]} scriptArgs Name of the npm script and the arguments that npm has passed on.
 * @param {NodeJS.ProcessEnv} environment
 */
export function refuseOptionsParsedByNpm([script, ...args], environment) {
  // `rialto` is followed by the command that the options belong to.
  const [command, commandArgs] = script === 'rialto' ? [args.slice(0, 1), args.slice(1)] : [[], args];
  const parsedByNpm = options.flatMap((name) => {
    const value = environment[`npm_config_${name.replaceAll('-', '_')}`];
    return value === undefined ? [] : value === 'true' ? [`--${name}`] : [`--${name}`, value];
  });
  if (parsedByNpm.length === 0 || script === undefined) return;
  const run = script === 'start' ? 'npm start' : `npm run ${script}`;
  throw new SetupFailure(
    `npm parses options before "--" itself. Run: ${[run, '--', ...command, ...parsedByNpm, ...commandArgs].join(' ')}`,
  );
}
