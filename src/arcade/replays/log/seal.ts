import { canonicalJson } from '../../../core/base/canonical-json.ts';
import type { LogFooter } from './log-format.ts';

export type UnsignedFooter = Omit<LogFooter, 'signature'>;

/** What the platform signs: the canonical JSON of the footer, whose chain head stands for all that comes before. */
export function footerText({ server_seed, records, result, final_state_hash, chain_head }: UnsignedFooter): string {
  return canonicalJson({ server_seed, records, result, final_state_hash, chain_head });
}

/** Closes a log permanently. `sign` signs a text's UTF-8. */
export function sealFooter(footer: UnsignedFooter, sign: (text: string) => LogFooter['signature']): LogFooter {
  return { ...footer, signature: sign(footerText(footer)) };
}
