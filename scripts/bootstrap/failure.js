/** Expected failure of the setup, with a message for the user. */
export class SetupFailure extends Error {
  /** @override */
  name = 'SetupFailure';
}

/** Known error outputs of npm or the system with explanations. The first match is used. */
/** @type {readonly (readonly [RegExp, (task: string, output: string) => string])[]} */
const explanations = [
  [
    /ENOSPC|no space left on device|EDQUOT/i,
    (task) =>
      `The disk is full: free about 1 GB and run the same command again (${task} stopped half-way; the next run repeats it).`,
  ],
  [
    /EUSAGE|can only install packages when your package\.json and package-lock\.json/i,
    () => 'package.json and package-lock.json do not agree: run `npm install` and commit the lock file.',
  ],
  [
    /EINTEGRITY|sha512|integrity checksum failed/i,
    (task, output) =>
      `The content of a package is not what the lock file expects, so ${task} failed (${firstError(output)}).`,
  ],
  [
    /E404|ETARGET|notarget/i,
    (task, output) => `The package registry lacks a package or version that ${task} needs (${firstError(output)}).`,
  ],
  [
    /E401|E403|ENEEDAUTH/i,
    (task, output) =>
      `The package registry refused access during ${task} (${firstError(output)}): check the registry settings of npm.`,
  ],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/,
    (task, output) =>
      `The package registry's certificate is not trusted, so ${task} failed (${firstError(output)}): set \`cafile\` of npm.`,
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EHOSTUNREACH|ENETUNREACH|EIDLETIMEOUT|E5\d\d|network request to/,
    (task, output) =>
      `The package registry cannot be reached, which ${task} needs once (${firstError(output)}): check the network, or npm's \`registry\` and \`proxy\` settings.`,
  ],
  [/EACCES|EPERM|EROFS/, (task, output) => `A folder cannot be written, so ${task} failed (${firstError(output)}).`],
];

/**
 * Failure with an explanation of a known error output, else with the last lines of the output.
 * @param {string} task The failed task, as a gerund.
 * @param {string} output Output of npm or the system.
 */
export function explain(task, output) {
  const explanation = explanations.find(([pattern]) => pattern.test(output));
  if (explanation !== undefined) return new SetupFailure(explanation[1](task, output));
  return new SetupFailure(`Setup failed: ${task}. Output:\n${lastLines(output)}`);
}

/**
 * Prints the reason of a failure and returns the exit code.
 * @param {unknown} error
 */
export function reportFailure(error) {
  if (error instanceof SetupFailure) {
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
  const code = /** @type {{code?: unknown}} */ (error).code;
  if (typeof code === 'string') {
    process.stderr.write(`${explain('setting up', String(error)).message}\n`);
    return 2;
  }
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return 2;
}

/** @param {string} output */
function firstError(output) {
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!)\s*/i, '').trim());
  const informativeLine = lines.find(
    (line) => line.length > 0 && !/^(code|errno|syscall|path|A complete log)\b/i.test(line),
  );
  return (informativeLine ?? 'no reason given').slice(0, 200).replace(/\.$/, '');
}

/** @param {string} output */
function lastLines(output) {
  return output.trim().split('\n').slice(-15).join('\n');
}
