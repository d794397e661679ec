import { operatorOperationGroups } from '../../operator-operations.ts';
import { usageOf } from './arguments.ts';

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
  ['new-epoch', 'Invalidate the cursors of clients after pg_restore'],
  [
    'reset-epoch --reason=<text> --confirm',
    'Start a new epoch of the arcade: permanently deletes sessions, replays, games, rankings and keys, and keeps a signed list of the heads of their logs; all servers must be stopped',
  ],
] as const;

const localTitle = 'Keys, backups and epochs';

export const localActionNames = localActions.map(([usage]) => usage.split(' ')[0] ?? usage);

/** Lists all actions by group, with or without arguments. */
export function describeActions(detail: 'usage' | 'name'): string {
  const groups = [
    ...operatorOperationGroups.map(({ title, operations }) => ({
      title,
      actions: operations.map((operation) => [usageOf(operation), operation.title] as const),
    })),
    { title: localTitle, actions: localActions },
  ];
  return groups.map(({ title, actions }) => `${title}\n${actions.map(line).join('\n')}`).join('\n\n');

  function line([usage, title]: readonly [string, string]): string {
    const name = usage.split(' ')[0] ?? usage;
    return detail === 'usage' ? `  ${usage}\n      ${title}` : `  ${name.padEnd(22)}${title}`;
  }
}
