import { systemClock } from '../../core/base/clock.ts';
import type { Config } from '../../core/base/config.ts';
import { timeMsFromName } from '../admin/backup-name.ts';
import { openBackupStore } from '../admin/open-backup-store.ts';
import { type CheckResult, fail, ok, warn } from './check-result.ts';

const hourMs = 3_600_000;
const ageHoursMax = 48;

/** Checks that backups can be listed, written and removed at the address of the settings, and the age of the newest. */
export async function checkBackupTarget({ backupTarget, objectStorage }: Config): Promise<CheckResult[]> {
  const subject = 'backups';
  if (backupTarget === null)
    return objectStorage.accessKeyId === null
      ? []
      : [warn(subject, 'AWS_ACCESS_KEY_ID is set, but not RIALTO_BACKUP_TARGET: the storage was not checked')];
  try {
    const store = await openBackupStore(backupTarget, objectStorage);
    const [newest] = (await store?.list()) ?? [];
    await store?.checkWritable();
    const createdMs = timeMsFromName(newest?.name ?? '');
    if (createdMs === null)
      return [warn(subject, `${backupTarget} is writable and contains no backup yet: run \`rialto admin backup\``)];
    const ageHours = (systemClock.nowMs() - createdMs) / hourMs;
    const text = `${backupTarget} is writable, the newest backup is ${ageHours.toFixed(1)} hours old`;
    return [ageHours > ageHoursMax ? warn(subject, `${text}: check the schedule of the backups`) : ok(subject, text)];
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const isFolder = !backupTarget.startsWith('s3:');
    const remedy = isFolder
      ? 'create the folder and let the user of the backups write to it'
      : 'check AWS_ENDPOINT_URL, AWS_REGION and the access key, which needs the rights to list, put, get and delete objects';
    // A message that ends with a period or colon needs no colon before the remedy.
    return [fail(subject, `${message || code}${/[.:]$/.test(message) ? '' : ':'} ${remedy}`)];
  }
}
