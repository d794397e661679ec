import { type Config, readConfig } from '../core/base/config.ts';
import type { AdminOperation } from '../core/operation/admin/admin-operation.ts';
import { operatorOperations } from '../operator-operations.ts';
import { readInput, usageOf } from './admin/arguments.ts';
import { makeKey } from './admin/key.ts';
import type { Command } from './command.ts';
import { Misuse } from './misuse.ts';

const refused = 1;

export const adminCommand: Command = {
  name: 'admin',
  summary: 'suspend, pause, hide, read reports and the audit, make keys, back up and restore',
  help: `${operatorOperations.map((operation) => `  ${usageOf(operation)}\n      ${operation.title}`).join('\n')}
  key [name]
      Make a key for an operator: for /admin, its routes and /metrics
  backup <file>
      Copy the embedded database to a new file; the server may be running
  restore-backup <file> [--replace]
      Put a backup in place; the server must be stopped
  new-epoch
      After pg_restore: tell clients that their cursors mean nothing any more
  reset-epoch --reason=<text> --confirm
      End the arcade's epoch: sessions, replays, games, rankings and keys go for good, and a signed list of
      the heads of their logs is kept; no server may run

Settings are those of the server (RIALTO_DATA_DIR or DATABASE_URL). A running server with the embedded
database is reached through admin.sock in its data folder, which only its own user can open; no key is
needed, and the audit names \`local\`. Answers are printed as JSON. The exit code is 0 when it was done,
1 when it was refused, 2 when the command or the settings are wrong.`,
  async run(args, environment) {
    const [name, ...rest] = args;
    const config = readConfig(environment);
    switch (name) {
      case 'key':
        makeKey(rest);
        return 0;
      case 'backup':
        await (await import('./admin/backup.ts')).backup(config, rest);
        return 0;
      case 'restore-backup':
        (await import('./admin/backup.ts')).restoreFromBackup(config, rest);
        return 0;
      case 'new-epoch':
        await (await import('./admin/new-epoch.ts')).newEpoch(config);
        return 0;
      case 'reset-epoch':
        await (await import('./admin/reset-epoch.ts')).resetEpoch(config, rest);
        return 0;
      case 'rankings':
        return act(config, findOperation(rest[0] === 'recompute' ? 'recompute-rankings' : name), rest.slice(1));
      default:
        return act(config, findOperation(name), rest);
    }
  },
};

function findOperation(name: string | undefined): AdminOperation {
  const operation = operatorOperations.find((each) => each.name === name);
  if (operation !== undefined) return operation;
  throw new Misuse(
    `${name === undefined ? 'Say what to do' : `There is no "${name}"`}: \`rialto help admin\` lists it all.`,
  );
}

async function act(config: Config, operation: AdminOperation, args: readonly string[]): Promise<number> {
  const input = readInput(operation, args, config.modules[0] ?? 'exchange');
  const { connect } = await import('./admin/connection.ts');
  const connection = await connect(config);
  try {
    const outcome = await connection.run(operation, input);
    if ('refused' in outcome) {
      console.error(`rialto: ${outcome.refused}`);
      return refused;
    }
    // JSON escapes control characters, so text that agents wrote cannot drive the terminal.
    console.log(JSON.stringify(outcome.answer, null, 2));
    return 0;
  } finally {
    await connection.close();
  }
}
