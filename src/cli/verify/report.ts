import type { LogHeader } from '../../arcade/replay/log-format.ts';
import type { Report, SignatureReport } from './examine-log.ts';

/** The report for people: a line for each thing that was looked at, and what it comes to. */
export function describeReport(report: Report): string {
  if ('fault' in report) return `REFUSED  ${placeOf(report)}${report.detail} (${report.fault})`;
  const { header, records, result, final_state_hash, chain_head, signature } = report;
  const { reason, t_us, ...reached } = result;
  return [
    `ok    header: ${gameOf(header)}, session ${header.session_id}, ${header.pace}, ${header.purpose}`,
    `ok    engine: ${header.engine}, build ${header.engine_build}, is this program's`,
    `ok    seed: the one that was committed to before the game`,
    `ok    steps: ${records} records, played again one by one, each with the hash that follows from all before it`,
    `ok    chain head: ${chain_head}`,
    `ok    result: ${reason} at ${t_us / 1_000_000} s of the game, ${JSON.stringify(reached)}`,
    `ok    final state: ${final_state_hash}`,
    signatureLine(signature),
    conclusion(signature),
  ].join('\n');
}

function placeOf({ n, line }: Extract<Report, { readonly fault: string }>): string {
  if (line !== null) return `line ${line}: `;
  return n === null ? '' : `record ${n}: `;
}

function gameOf({ game }: LogHeader): string {
  return game === null ? 'no published game' : `${game.slug} ${game.version}, digest ${game.digest}`;
}

const faults = {
  unknown_key: 'is by a key that is not among',
  forged: 'was not made by the key of that name in',
  unsupported: 'cannot be checked on this machine with',
};

function signatureLine(signature: SignatureReport): string {
  const { kid } = signature;
  if (!signature.checked) return `--    signature: NOT CHECKED; it names key ${kid}. --keys says whose keys to trust.`;
  if (signature.ok) return `ok    signature: by key ${kid} of ${signature.keys}`;
  return `FAIL  signature: it names key ${kid} and ${faults[signature.fault]} ${signature.keys}`;
}

function conclusion(signature: SignatureReport): string {
  if (!signature.checked) return 'The log holds a game that could have been. Who vouches for it was not checked.';
  return signature.ok
    ? 'The log is true: the game was played like this, and the platform vouches for it.'
    : 'REFUSED: the game could have been, but the platform of these keys does not vouch for it.';
}
