import { type Config, readConfig } from '../core/base/config.ts';
import { escapeControls } from '../core/base/readable-text.ts';
import type { AdminOperation } from '../core/operation/admin/admin-operation.ts';
import { operatorOperations } from '../operator-operations.ts';
import { readInput } from './admin/arguments.ts';
import { describeAction, describeActions, localActionNames } from './admin/help.ts';
import { generateOperatorKey } from './admin/key.ts';
import type { CliCommand } from './command.ts';
import { dataDirFlag, takeDataDir } from './settings.ts';
import { suggestion } from './suggest.ts';
import { describeJson } from './table.ts';
import { UsageError } from './usage-error.ts';

const exitRefused = 1;
const exitUsage = 2;
export const actionNames = [...operatorOperations.map(({ name }) => name), ...localActionNames];

export const adminCommand: CliCommand = {
  name: 'admin',
  helpOf: describeAction,
  completions: () => [...actionNames, '--json', `--${dataDirFlag}`],
  summary: 'moderate, read reports and the audit log, generate operator keys, back up, restore and copy databases',
  help: `${describeActions('usage')}

Use the same settings as the server (--data-dir DIR or RIALTO_DATA_DIR, or DATABASE_URL and those of services' own
databases). With the embedded database the command connects to a running server through admin.sock in the data folder, which only the user of the server can open; no
key is needed, and the audit log shows \`local\`. On a terminal results are
printed as tables, otherwise or with --json as JSON. The exit code is 0 on success,
1 when the server rejects the action, 2 when the command or a setting is invalid.`,
  async run(allArgs, environment) {
    const { args, environment: settings } = takeDataDir(allArgs, environment);
    const [name, ...actionArgs] = args.filter((arg) => arg !== '--json');
    if (name === undefined) return listActions();
    const asJson = args.includes('--json') || !process.stdout.isTTY;
    const config = readConfig(settings);
    switch (name) {
      case 'key':
        generateOperatorKey(actionArgs);
        return 0;
      case 'backup':
        await (await import('./admin/backup.ts')).backup(config, actionArgs);
        return 0;
      case 'restore-backup':
        await (await import('./admin/backup.ts')).restoreFromBackup(config, actionArgs);
        return 0;
      case 'verify-backup':
        await (await import('./admin/verify-backup.ts')).verifyBackup(config, actionArgs);
        return 0;
      case 'list-backups':
        await (await import('./admin/backup.ts')).listBackups(config, actionArgs);
        return 0;
      case 'copy-database':
        await (await import('./admin/copy-database.ts')).copyDatabase(config, actionArgs, asJson);
        return 0;
      case 'new-epoch':
        await (await import('./admin/new-epoch.ts')).newEpoch(config);
        return 0;
      case 'reset-epoch':
        await (await import('./admin/reset-epoch.ts')).resetEpoch(config, actionArgs);
        return 0;
      case 'rankings':
        return runAction(
          config,
          findOperation(actionArgs[0] === 'recompute' ? 'recompute-rankings' : name),
          actionArgs.slice(1),
          asJson,
        );
      default:
        return runAction(config, findOperation(name), actionArgs, asJson);
    }
  },
};

function listActions(): number {
  console.log(`rialto admin <action>\n\n${describeActions('name')}\n\n\`rialto help admin <action>\` describes one.`);
  return exitUsage;
}

function findOperation(name: string): AdminOperation {
  const operation = operatorOperations.find((operatorOperation) => operatorOperation.name === name);
  if (operation !== undefined) return operation;
  throw new UsageError(
    `Unknown action "${name}".${suggestion(name, actionNames)} \`rialto help admin\` lists the actions.`,
  );
}

async function runAction(
  config: Config,
  operation: AdminOperation,
  args: readonly string[],
  asJson: boolean,
): Promise<number> {
  const input = readInput(operation, args, config.modules[0] ?? 'exchange');
  const { connect } = await import('./admin/connection.ts');
  const connection = await connect(config);
  try {
    const outcome = await connection.run(operation, input);
    if ('errorText' in outcome) {
      console.error(`rialto: ${outcome.errorText}`);
      return exitRefused;
    }
    // Control characters are escaped, so that text of agents cannot control the terminal or reorder lines.
    const { response } = outcome;
    console.log(asJson ? escapeControls(JSON.stringify(response, null, 2)) : describeJson(response));
    return 0;
  } finally {
    await connection.close();
  }
}
