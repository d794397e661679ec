import { ConfigError, type Environment } from '../core/base/config.ts';
import { StartupError } from '../core/db/startup-error.ts';
import { adminCommand } from './admin.ts';
import type { Command } from './command.ts';
import { demoCommand } from './demo.ts';
import { doctorCommand } from './doctor.ts';
import { migrateCommand } from './migrate.ts';
import { Misuse } from './misuse.ts';
import { serveCommand } from './serve.ts';
import { verifyCommand } from './verify.ts';

const commands: readonly Command[] = [
  serveCommand,
  demoCommand,
  migrateCommand,
  adminCommand,
  doctorCommand,
  verifyCommand,
];

const misuse = 2;

/** Runs `rialto <command> ...` and resolves with its exit code: 0 done, 1 failed, 2 cannot start or misused. */
export async function runCommand(args: readonly string[], environment: Environment): Promise<number | undefined> {
  const [name = 'help', ...rest] = args;
  if (name === 'help' || name === '--help' || name === '-h') return showHelp(rest[0]);
  const command = commands.find((each) => each.name === name);
  if (command === undefined) return complain(`There is no command "${name}".`);
  if (rest.includes('--help') || rest.includes('-h')) return showHelp(command.name);
  try {
    return await command.run(rest, environment);
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    console.error(`rialto: ${sentence}`);
    return misuse;
  }
}

function showHelp(name: string | undefined): number {
  const command = commands.find((each) => each.name === name);
  if (command !== undefined) {
    console.log(`rialto ${command.name}: ${command.summary}\n\n${command.help}`);
    return 0;
  }
  const width = Math.max(...commands.map((each) => each.name.length));
  const list = commands.map((each) => `  ${each.name.padEnd(width)}  ${each.summary}`).join('\n');
  console.log(
    `rialto <command> [options]\n\n${list}\n\nrialto help <command> tells more. Settings come from the environment; docs/operations.md lists them.`,
  );
  return name === undefined ? 0 : misuse;
}

function complain(sentence: string): number {
  console.error(`rialto: ${sentence} \`rialto help\` lists the commands.`);
  return misuse;
}

/** A failure that the person at the terminal can act on, in one sentence; null for a bug. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof StartupError || error instanceof Misuse) return error.message;
  const code = String((error as { code?: unknown }).code);
  if (code.startsWith('ERR_PARSE_ARGS_')) return (error as Error).message.replace(/\. .*$/s, '.');
  switch (code) {
    case 'EADDRINUSE':
      return 'The port is in use by another program; stop that one or set RIALTO_PORT to a free port.';
    case 'EACCES':
      return 'This user may not use that port or folder; set RIALTO_PORT or RIALTO_DATA_DIR to one it may use.';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'No machine has the name in RIALTO_HOST, or in DATABASE_URL.';
    case 'EADDRNOTAVAIL':
      return 'This machine does not have the address in RIALTO_HOST.';
  }
  return null;
}
