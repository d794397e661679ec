import { refuse } from '../../../base/refusal.ts';
import { notFound, nothingToChange } from '../../errors.ts';
import { input } from '../../schema-fragments.ts';
import { adminWrite, createDecision } from '../admin-operation.ts';
import { insertAuditEntry } from '../audit.ts';
import { decisionOutput } from '../schemas.ts';

export const startBackup = adminWrite({
  name: 'start-backup',
  title: 'Back up the embedded database while the server is running',
  details: 'The backup is in the folder `backups` of the data folder.',
  route: { method: 'POST', path: '/start-backup' },
  input: input({}),
  output: decisionOutput,
  errors: [notFound, nothingToChange],
  examples: [{ title: 'Now', input: {} }],

  async run(tx, _input, context) {
    const { backups } = context.services;
    if (backups === null) {
      const detail =
        'Backups by the server need the embedded database: use `rialto admin backup`, which runs pg_dump on PostgreSQL.';
      return refuse(notFound, detail);
    }
    if (backups.isRunning) return refuse(nothingToChange, 'A backup is running already.');
    const { id, reason, nowMs } = createDecision(context, 'A backup was requested.');
    const decision = await insertAuditEntry(tx, {
      id,
      at: nowMs,
      actor: context.operator,
      act: 'start_backup',
      module: null,
      reason,
      detail: {},
      target: { kind: 'database', id: 'sqlite' },
    });
    // After the commit, so that the backup contains the audit row.
    tx.afterCommit(() => backups.start());
    return { decision };
  },
});
