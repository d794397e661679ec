import type { Db } from '../../../core/db/transaction.ts';
import { logText } from '../../replays/verification/log-lines.ts';
import { readStoredLog } from '../../replays/verification/replay-log.ts';
import type { CertificateBody } from '../rules/certificate.ts';
import { findReplaysByChainHeads, listCurrentCertificates } from '../store/certificates.ts';

/** Logs of the rounds of the version's certificate that waits for rendering; null when there is none. */
export async function readEvidenceTextToRender(db: Db, versionN: number): Promise<string | null> {
  const certificate = (await listCurrentCertificates(db, versionN)).find(({ state }) => state === 'drawing');
  if (certificate?.body == null) return null;
  const body = JSON.parse(certificate.body) as CertificateBody;
  const heads = body.rounds.map(({ chain_head }) => chain_head);
  const replays = await findReplaysByChainHeads(db, body, heads);
  return replayLogsText(
    db,
    replays.map(({ replay_id }) => replay_id),
  );
}

/** Concatenated logs of these replays. */
export async function replayLogsText(db: Db, replayIds: readonly string[]): Promise<string> {
  const texts: string[] = [];
  for (const id of replayIds) {
    const storedLog = await readStoredLog(db, id);
    if (storedLog === undefined) throw new Error('The log of a stored replay is missing.');
    texts.push(logText(storedLog));
  }
  return texts.join('');
}
