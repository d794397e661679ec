import { ConfigError } from '../core/base/config.ts';
import { packageVersion } from '../core/base/package-version.ts';
import type { Environment } from '../core/base/read-setting.ts';
import { StartupError } from '../core/db/startup-error.ts';
import { isTemporaryFailure } from '../core/db/transaction.ts';
import { actionNames, adminCommand } from './admin.ts';
import type { CliCommand } from './command.ts';
import { createCompletionCommand } from './completion.ts';
import { configCommand } from './config.ts';
import { demoCommand } from './demo.ts';
import { devCommand } from './dev.ts';
import { doctorCommand } from './doctor.ts';
import { withEnvFile } from './env-file.ts';
import { healthCommand } from './health.ts';
import { migrateCommand } from './migrate.ts';
import { newGameCommand } from './new-game.ts';
import { notationCommand } from './notation.ts';
import { packCommand } from './pack.ts';
import { proberCommand } from './prober.ts';
import { receiptsCommand } from './receipts.ts';
import { serveCommand } from './serve.ts';
import { describeSettings } from './settings.ts';
import { suggestion } from './suggest.ts';
import { UsageError } from './usage-error.ts';
import { validateCommand } from './validate.ts';
import { verifyCommand } from './verify.ts';
import { verifyCertificateCommand } from './verify-certificate.ts';
import { verifyReleasesCommand } from './verify-releases.ts';

const commands: readonly CliCommand[] = [
  serveCommand,
  demoCommand,
  migrateCommand,
  adminCommand,
  configCommand,
  doctorCommand,
  healthCommand,
  proberCommand,
  verifyCommand,
  notationCommand,
  verifyCertificateCommand,
  verifyReleasesCommand,
  receiptsCommand,
  newGameCommand,
  devCommand,
  validateCommand,
  packCommand,
  createCompletionCommand(() => commands),
];

const commandNames: readonly string[] = [...commands.map(({ name }) => name), 'help', 'version'];

const exitFailure = 1;
const exitUsage = 2;

/**
 * Runs `rialto <command> ...`. Resolves with the exit code (0 success, 1 failure, 2 usage or start-up error, others as
 * the command's help says), or undefined when the process keeps running.
 */
export async function runCommand(args: readonly string[], environment: Environment): Promise<number | undefined> {
  const [name = 'help', ...commandArgs] = args;
  if (name === 'help' || name === '--help' || name === '-h') return showHelp(commandArgs);
  if (name === 'version' || name === '--version' || name === '-v') return showVersion();
  const command = commands.find((command) => command.name === name);
  if (command === undefined) return printUnknown(name);
  if (commandArgs.includes('--help') || commandArgs.includes('-h')) return showHelp([name, ...commandArgs]);
  if (command.helpOf !== undefined && commandArgs[0] === 'help') return showHelp([name, ...commandArgs.slice(1)]);
  try {
    return await command.run(commandArgs, withEnvFile(environment));
  } catch (error) {
    const message = userMessage(error, command);
    if (message === null) throw error;
    console.error(`rialto: ${message}`);
    // Temporary failures exit with 1, on which supervisors restart; 2 is permanent.
    return isTemporaryFailure(error) ? exitFailure : exitUsage;
  }
}

/** Suggests a command with a similar name; if there is none, an action of `rialto admin`. */
function commandSuggestion(name: string): string {
  return suggestion(name, commandNames) || suggestion(name, actionNames).replace('"', '"admin ');
}

/** Shows the help of a command, or of a subcommand that follows it; options are ignored. */
function showHelp(args: readonly string[]): number {
  const [name, subcommand] = args.filter((arg) => !arg.startsWith('-'));
  if (name === 'settings') {
    console.log(describeSettings());
    return 0;
  }
  const command = commands.find((command) => command.name === name);
  const subcommandHelp = subcommand === undefined ? undefined : command?.helpOf?.(subcommand);
  if (command?.helpOf !== undefined && subcommand !== undefined && subcommandHelp === undefined) {
    const nearestHint = suggestion(subcommand, command.completions?.() ?? []);
    console.error(
      `rialto: Unknown action "${subcommand}".${nearestHint} \`rialto help ${command.name}\` lists the actions.`,
    );
    return exitUsage;
  }
  if (subcommandHelp !== undefined) {
    console.log(`rialto ${name} ${subcommandHelp}`);
    return 0;
  }
  if (command !== undefined) {
    console.log(`rialto ${command.name}: ${command.summary}\n\n${command.help}`);
    return 0;
  }
  if (name !== undefined) return printUnknown(name);
  const width = Math.max(...commands.map((command) => command.name.length));
  const list = commands.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`).join('\n');
  console.log(
    `rialto <command> [options]\n\n${list}\n\nrialto help <command> describes one; rialto help settings lists the settings; rialto --version prints the version.`,
  );
  return 0;
}

function showVersion(): number {
  console.log(`rialto ${packageVersion()}, Node ${process.versions.node}`);
  return 0;
}

function printUnknown(name: string): number {
  console.error(`rialto: Unknown command "${name}".${commandSuggestion(name)} \`rialto help\` lists the commands.`);
  return exitUsage;
}

/** Message for an expected failure; null for a bug. */
function userMessage(error: unknown, command: CliCommand): string | null {
  if (error instanceof ConfigError || error instanceof StartupError || error instanceof UsageError)
    return error.message;
  if (isTemporaryFailure(error)) return error.message;
  const code = String((error as { code?: unknown }).code);
  if (code.startsWith('ERR_PARSE_ARGS_')) return optionMessage((error as Error).message, command);
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${(error as { port?: unknown }).port} is in use by another program; stop that program or set a free one with --port or RIALTO_PORT.`;
    case 'EACCES':
      return 'Permission denied for the port or folder; set --port (RIALTO_PORT) or --data-dir (RIALTO_DATA_DIR) to one that this user may use.';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host name ${(error as { hostname?: unknown }).hostname} does not resolve: check RIALTO_HOST and the addresses in the settings.`;
    case 'EADDRNOTAVAIL':
      return 'The address in RIALTO_HOST does not belong to this machine.';
  }
  return null;
}

/** Removes Node's hint about positional arguments and suggests the nearest option. */
function optionMessage(message: string, { completions }: CliCommand): string {
  const sentence = message.replace(/\. .*$/s, '.');
  const [option] = /--[^\s']+/.exec(sentence) ?? [];
  const options = completions?.().filter((word) => word.startsWith('--')) ?? [];
  return sentence.startsWith('Unknown option') ? sentence + suggestion(option ?? '', options) : sentence;
}
