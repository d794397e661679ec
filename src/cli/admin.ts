import { type Config, readConfig } from '../core/base/config.ts';
import { escapeControls } from '../core/base/readable-text.ts';
import type { AdminOperation } from '../core/operation/admin/admin-operation.ts';
import { operatorOperations } from '../operator-operations.ts';
import { readInput, usageOf } from './admin/arguments.ts';
import { makeKey } from './admin/key.ts';
import type { CliCommand } from './command.ts';
import { suggestion } from './suggest.ts';
import { UsageError } from './usage-error.ts';

const refused = 1;
const actionNames = [
  ...operatorOperations.map(({ name }) => name),
  'key',
  'backup',
  'restore-backup',
  'list-backups',
  'new-epoch',
  'reset-epoch',
];

export const adminCommand: CliCommand = {
  name: 'admin',
  summary: 'moderate, read reports and the audit log, generate operator keys, back up and restore',
  help: `${operatorOperations.map((operation) => `  ${usageOf(operation)}\n      ${operation.title}`).join('\n')}
  key [name]
      Generate an operator key for /admin, the admin routes and /metrics
  backup <file> | backup s3://<bucket>/<prefix> [--keep=<number>]
      Copy the embedded database to a new file or a new object; the server may be running. --keep removes all
      but the newest backups below the prefix
  list-backups s3://<bucket>/<prefix>
      List the backups below the prefix, newest first
  restore-backup <file> | <s3 address> [--replace]
      Restore a backup, or the newest below a prefix; the server must be stopped
  new-epoch
      Invalidate the cursors of clients after pg_restore
  reset-epoch --reason=<text> --confirm
      Start a new epoch of the arcade: permanently deletes sessions, replays, games, rankings and keys, and
      keeps a signed list of the heads of their logs; all servers must be stopped

Use the same settings as the server (RIALTO_DATA_DIR or DATABASE_URL). With the embedded database the command
connects to a running server through admin.sock in the data folder, which only the user of the server can open; no
key is needed, and the audit log shows \`local\`. Results are printed as JSON. The exit code is 0 on success,
1 when the server rejects the action, 2 when the command or a setting is invalid.`,
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
        await (await import('./admin/backup.ts')).restoreFromBackup(config, rest);
        return 0;
      case 'list-backups':
        await (await import('./admin/backup.ts')).listBackups(config, rest);
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
  if (name === undefined) throw new UsageError('Usage: rialto admin <action>; `rialto help admin` lists the actions.');
  throw new UsageError(
    `Unknown action "${name}".${suggestion(name, actionNames)} \`rialto help admin\` lists the actions.`,
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
    // Control characters are escaped, so text that agents wrote can neither drive the terminal nor reorder its lines.
    console.log(escapeControls(JSON.stringify(outcome.answer, null, 2)));
    return 0;
  } finally {
    await connection.close();
  }
}
