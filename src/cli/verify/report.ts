import type { LogHeader } from '../../arcade/replays/log/log-format.ts';
import type { Report, SignatureReport } from './verify-log-file.ts';

/** Formats a report for the terminal: the conclusion and one line per check; one line if the log is refused. */
export function describeReport(report: Report): string {
  if ('fault' in report) return `REFUSED  ${locationOf(report)}${report.detail} (${report.fault})`;
  const { header, records, result, final_state_hash, chain_head, signature } = report;
  const { reason, t_us, ...otherMembers } = result;
  return [
    conclusion(signature),
    `ok    header: ${gameOf(header)}, session ${header.session_id}, ${header.pace}, ${header.purpose}`,
    `ok    engine: ${header.engine}, build ${header.engine_build}, included in this program`,
    `ok    seed: matches the commitment made before the game`,
    `ok    steps: ${records} records replayed, each with the expected hash`,
    `ok    chain head: ${chain_head}`,
    `ok    result: ${reason} at ${t_us / 1_000_000} s of game time, ${JSON.stringify(otherMembers)}`,
    `ok    final state: ${final_state_hash}`,
    signatureLine(signature),
  ].join('\n');
}

function locationOf({ n, line }: Extract<Report, { readonly fault: string }>): string {
  if (line !== null) return `line ${line}: `;
  return n === null ? '' : `record ${n}: `;
}

function gameOf({ game }: LogHeader): string {
  return game === null ? 'no published game' : `${game.slug} ${game.version}, digest ${game.digest}`;
}

const signatureFaultTexts = {
  unknown_key: 'was made with a key that is not in',
  forged: 'does not verify with that key of',
  unsupported: 'cannot be verified on this machine with',
};

function signatureLine(signature: SignatureReport): string {
  const { kid } = signature;
  if (!signature.checked) return `--    signature: not verified; it names key ${kid}`;
  if (signature.ok) return `ok    signature: by key ${kid} of ${signature.keys}`;
  return `FAIL  signature: it names key ${kid} and ${signatureFaultTexts[signature.fault]} ${signature.keys}`;
}

function conclusion(signature: SignatureReport): string {
  if (!signature.checked)
    return 'SIGNATURE NOT VERIFIED: the log follows the rules, but anyone can fabricate it. Pass the trusted keys with --keys.';
  return signature.ok
    ? 'VALID and signed: the platform recorded this game.'
    : 'REFUSED: the game follows the rules, but its signature is not valid for these keys.';
}
