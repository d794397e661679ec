import type { BundleReport, Finding } from '../../arcade/games/bundle/report.ts';
import { findingLocation } from '../../arcade/games/finding-location.ts';

/** Formats a report for the terminal: one block per line of code, since one mistake often violates several rules. */
export function describeFindings({ ok, policy, digest, files, findings, truncated }: BundleReport): string {
  const lines = groupByLine(findings).flatMap(describeGroup);
  if (truncated) lines.push('The list is incomplete: there are more findings.');
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const verdict = ok
    ? `ACCEPTED: ${files.length} files, digest ${digest}, policy ${policy}`
    : `REFUSED: ${errors} ${errors === 1 ? 'error' : 'errors'}, policy ${policy}`;
  return [...lines, verdict].join('\n');
}

function groupByLine(findings: readonly Finding[]): Finding[][] {
  const groups = Map.groupBy(findings, (finding) =>
    finding.line === undefined ? finding : `${finding.severity} ${finding.file}:${finding.line}`,
  );
  return [...groups.values()];
}

/**
 * Describes one finding in full, and the others in one line each. The full one is of the family NET (network access) if
 * there is such a finding, otherwise the first.
 */
function describeGroup(findings: readonly Finding[]): string[] {
  const main = findings.find(({ family }) => family === 'NET') ?? findings[0];
  if (main === undefined) return [];
  const otherFindings = findings.filter((finding) => finding !== main);
  return [
    ...describeFinding(main),
    ...otherFindings.map(({ rule, line, column, why }) => `    also ${rule} ${line}:${column}: ${why}`),
  ];
}

function describeFinding(finding: Finding): string[] {
  const { rule, severity, snippet, why: message, fix } = finding;
  const snippetLines = snippet === undefined ? [] : [`    ${snippet}`];
  return [`${severity.padEnd(7)} ${rule}  ${findingLocation(finding)}`, ...snippetLines, `    ${message} ${fix}`];
}
