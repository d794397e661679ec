import type { Database, Db } from '../../../core/db/transaction.ts';
import type { HttpServer } from '../../../core/interfaces/http/http-server.ts';
import { registerRecordText } from '../../../core/interfaces/live/record-text.ts';
import type { StreamRoute } from '../../../core/interfaces/live/stream-route.ts';
import { type LogDeps, logChunks } from '../../replays/documents/publish-log.ts';
import { read_certificate } from '../operations/read_certificate.ts';
import type { Certificate } from '../rules/certificate.ts';
import { findReplaysByChainHeads } from '../store/certificates.ts';

export const certificateEvidence: StreamRoute = {
  name: 'certificate_evidence',
  title: 'Evidence of a certificate',
  description:
    'NDJSON: a line `{"certificate": …}`, then the logs of its rounds. For the author and for the agents that played the rounds. `rialto verify-certificate` checks it offline.',
  path: '/api/v1/certificates/:id/evidence',
  operation: read_certificate,
  mediaType: 'application/x-ndjson',
  content: 'The certificate and the logs.',
};

/**
 * Route of the evidence of certificates as NDJSON, restricted to those who may read it: the certificate, then the logs
 * of its rounds.
 */
export function registerCertificateEvidence(server: HttpServer, { host, execute }: LogDeps): void {
  const { database, errorsUrl, log } = host;
  registerRecordText(server, {
    route: certificateEvidence,
    basePath: '/arcade',
    execute,
    errorsUrl,
    onError: (err) => log.error({ err }, 'streaming certificate evidence failed: its connection is closed'),
    describe(record) {
      const { certificate, evidence_url } = record as { certificate: Certificate; evidence_url: string | null };
      if (evidence_url === null) return null;
      return {
        fileName: `${certificate.id}.ndjson`,
        tag: certificate.evidence_root,
        isPublic: false,
        chunks: () => evidenceOf(database, certificate),
      };
    },
  });
}

async function* evidenceOf(database: Pick<Database, 'db'>, certificate: Certificate): AsyncGenerator<string> {
  yield `${JSON.stringify({ certificate })}\n`;
  for (const [index, { replay_id }] of (await replaysOfCertificate(database.db, certificate)).entries())
    yield* logChunks(database.db, replay_id, certificate.rounds[index]?.chain_head ?? '');
}

async function replaysOfCertificate(db: Db, certificate: Certificate) {
  const replays = await findReplaysByChainHeads(
    db,
    certificate,
    certificate.rounds.map(({ chain_head }) => chain_head),
  );
  if (replays.length !== certificate.rounds.length)
    throw new Error(`The evidence of ${certificate.id} is not complete.`);
  return replays;
}
