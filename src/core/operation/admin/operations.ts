import type { AdminOperation } from './admin-operation.ts';
import { account } from './operations/account.ts';
import { audit } from './operations/audit.ts';
import { backups } from './operations/backups.ts';
import { dismiss } from './operations/dismiss.ts';
import { find } from './operations/find.ts';
import { hide } from './operations/hide.ts';
import { log } from './operations/log.ts';
import { operators } from './operations/operators.ts';
import { pause } from './operations/pause.ts';
import { pauses } from './operations/pauses.ts';
import { removeOperator } from './operations/remove-operator.ts';
import { reports } from './operations/reports.ts';
import { restore } from './operations/restore.ts';
import { resume } from './operations/resume.ts';
import { settings } from './operations/settings.ts';
import { startBackup } from './operations/start-backup.ts';
import { statistics } from './operations/statistics.ts';
import { suspend } from './operations/suspend.ts';
import { suspensions } from './operations/suspensions.ts';
import { unsuspend } from './operations/unsuspend.ts';

/** The operator's operations: routes under /admin/api/v1 and commands of `rialto admin`. */
export const adminOperations: readonly AdminOperation[] = [
  reports,
  hide,
  restore,
  dismiss,
  find,
  account,
  suspensions,
  suspend,
  unsuspend,
  pauses,
  pause,
  resume,
  audit,
  operators,
  removeOperator,
  backups,
  startBackup,
  statistics,
  settings,
  log,
];
