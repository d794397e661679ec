// Backups of the embedded database: their list, their state, and starting one.

import { call } from './admin-call.js';
import { attempt, bytesText, find, item, meta, timeOf } from './admin-parts.js';
import { element } from './element.js';

const pollMs = 1_000;
const stateTexts = {
  idle: 'The server keeps the newest seven in the folder backups of its data folder. Copy them to another machine.',
  running: 'A backup is running.',
  failed: 'The last backup failed; the log has the reason.',
  unsupported: 'PostgreSQL is backed up by rialto admin backup, once or on a schedule, or with its own tools.',
};
const encryptionTexts = {
  on: 'New backups are encrypted with RIALTO_BACKUP_KEY. Without that key they cannot be restored.',
  off: 'New backups are not encrypted and contain the whole database. Set RIALTO_BACKUP_KEY for the server to encrypt them.',
};
let pollTimer;

export function openBackups() {
  find('backup-start').addEventListener('click', () => {
    void attempt('The backup was started.', async () => {
      await call('/start-backup', {});
      await showBackups();
    });
  });
}

/** Shows the backups, and polls while one is running. */
export async function showBackups() {
  const { state, encrypted, backups } = await call('/backups');
  find('backup-state').textContent = stateTexts[state];
  find('backup-encryption').textContent = state === 'unsupported' ? '' : encryptionTexts[encrypted ? 'on' : 'off'];
  find('backup-start').hidden = state === 'unsupported';
  find('backup-start').disabled = state === 'running';
  find('backup-list').replaceChildren(
    ...backups.map(({ name, at, bytes }) =>
      item(element('p', {}, element('code', {}, name)), meta(timeOf(at), `, ${bytesText(bytes)}`)),
    ),
  );
  clearTimeout(pollTimer);
  if (state === 'running') pollTimer = setTimeout(() => void showBackups().catch(() => {}), pollMs);
}
