import { operatorOperationGroups } from '../../operator-operations.ts';
import { describeOptions, usageOf } from './arguments.ts';

/** Actions on keys, files and whole databases, which are not operations. */
const localActions = [
  ['key [name]', 'Generate an operator key for /admin, the admin routes and /metrics'],
  [
    'backup [<file> | <folder> | s3://<bucket>/<prefix>] [--keep=<number>] [--every=<hours>]',
    'Copy the embedded database or dump PostgreSQL, once or until the command is stopped; the server may be running',
  ],
  ['list-backups [<folder> | s3://<bucket>/<prefix>]', 'List the backups of a folder or below a prefix, newest first'],
  [
    'verify-backup [<file> | <folder> | <s3 URL>] [--max-age-hours=<number>] [--in=<folder>]',
    'Restore a backup into a temporary folder or PostgreSQL database, open it like a server, and delete it',
  ],
  ['restore-backup <file> | <folder> | <s3 URL> [--replace]', 'Restore a backup; the server must be stopped'],
  [
    'copy-database [--dry-run]',
    'Copy the embedded database of the data folder into the empty PostgreSQL database of DATABASE_URL, and into those of RIALTO_ARCADE_DATABASE_URL and RIALTO_RELAY_DATABASE_URL if set; all servers must be stopped',
  ],
  ['new-epoch', 'Invalidate the cursors of clients after pg_restore; deletes nothing'],
  [
    'reset-epoch --reason=<text> --confirm',
    'Start a new epoch of the arcade: permanently deletes sessions, replays, games, rankings and keys, and keeps a signed list of the heads of their logs; all servers must be stopped',
  ],
] as const;

const localTitle = 'Keys, databases and epochs';

export const localActionNames = localActions.map(([usage]) => usage.split(' ')[0] ?? usage);

/** Usage, description and example of an action; undefined when there is none. */
export function describeAction(name: string): string | undefined {
  const operation = operatorOperationGroups
    .flatMap(({ operations }) => operations)
    .find((operatorOperation) => operatorOperation.name === name);
  const localAction = localActions.find((_, index) => localActionNames[index] === name);
  if (operation !== undefined) return `${usageOf(operation)}\n\n${operation.description}${describeOptions(operation)}`;
  return localAction === undefined ? undefined : `${localAction[0]}\n\n${localAction[1]}.`;
}

/** Lists all actions by group, with or without arguments. */
export function describeActions(detail: 'usage' | 'name'): string {
  const groups = [
    ...operatorOperationGroups.map(({ title, operations }) => ({
      title,
      actions: operations.map(
        (operation) =>
          [usageOf(operation), detail === 'usage' ? operation.description : `${operation.title}.`] as const,
      ),
    })),
    { title: localTitle, actions: localActions },
  ];
  return groups.map(({ title, actions }) => `${title}\n${actions.map(actionLine).join('\n')}`).join('\n\n');

  function actionLine([usage, title]: readonly [string, string]): string {
    const name = usage.split(' ')[0] ?? usage;
    return detail === 'usage' ? `  ${usage}\n      ${title}` : `  ${name.padEnd(22)}${title}`;
  }
}
