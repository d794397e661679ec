import type { CertificateReport } from './verify-certificate-file.ts';

/** Formats a report for the terminal. */
export function describeCertificate(report: CertificateReport): string {
  if (!report.ok) return `REFUSED  ${report.detail} (${report.fault})`;
  const { id, level, slug, version, digest } = report.certificate;
  return [
    report.logs === 0
      ? 'SIGNED: the platform issued this certificate. The file contains no logs, so no round was replayed.'
      : 'VALID: the platform issued this certificate, and the replayed rounds match it.',
    `ok    certificate: ${id}, ${level} of ${slug} ${version}, digest ${digest}`,
    `ok    signature: by key ${report.certificate.signature.kid}`,
    ...(report.logs === 0 ? [] : [`ok    rounds: ${report.logs} logs replayed, each complete and of this version`]),
    `${report.logs === 0 ? '--' : 'ok'}    evidence root: ${report.certificate.evidence_root}`,
  ].join('\n');
}
