import { canonicalJson } from '../../../core/base/canonical-json.ts';
import type { LogFooter } from './log-format.ts';

export type UnsignedFooter = Omit<LogFooter, 'signature'>;

/** Text that the platform signs: the canonical JSON of the footer, whose chain head covers all records. */
export function footerText({ server_seed, records, result, final_state_hash, chain_head }: UnsignedFooter): string {
  return canonicalJson({ server_seed, records, result, final_state_hash, chain_head });
}

/** Adds the signature to a footer. `sign` signs the UTF-8 of a text. */
export function signFooter(footer: UnsignedFooter, sign: (text: string) => LogFooter['signature']): LogFooter {
  return { ...footer, signature: sign(footerText(footer)) };
}
