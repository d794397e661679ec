import type { BundleReport, Finding } from '../../arcade/games/bundle/report.ts';

/** Formats a report for the terminal. */
export function describeFindings({ ok, policy, digest, files, findings, truncated }: BundleReport): string {
  const lines = findings.flatMap(describeFinding);
  if (truncated) lines.push('The list is incomplete: there are more findings.');
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const verdict = ok
    ? `ACCEPTED: ${files.length} files, digest ${digest}, policy ${policy}`
    : `REFUSED: ${errors} ${errors === 1 ? 'error' : 'errors'}, policy ${policy}`;
  return [...lines, verdict].join('\n');
}

function describeFinding({ rule, severity, file, line, column, snippet, why: message, fix }: Finding): string[] {
  const location = [file ?? 'bundle', line, column].filter((part) => part !== undefined).join(':');
  const quoted = snippet === undefined ? [] : [`    ${snippet}`];
  return [`${severity.padEnd(7)} ${rule}  ${location}`, ...quoted, `    ${message} ${fix}`];
}
