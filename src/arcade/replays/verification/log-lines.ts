import { canonicalJson } from '../../../core/base/canonical-json.ts';
import type { LoggedAction } from '../../engines/driver.ts';
import { nodeHashing } from '../../engines/node-hashing.ts';
import type { StoredBatch } from '../../play/store/session-log.ts';
import { actionText } from '../log/action-text.ts';
import { chainStart, formatRecordText } from '../log/chain.ts';
import { formatRecordLine } from '../log/log-text.ts';
import type { StoredHeaderAndFooter, StoredLog } from './replay-log.ts';

/** Formats a log from stored rows and recomputes every hash. Call `header`, `records` and `footer` in this order. */
export interface LogLines {
  header(): string;
  /** Lines of a batch. Throws a SyntaxError or TypeError for an invalid batch. */
  records(batch: StoredBatch): string;
  footer(): string;
  /** Hash of the last formatted record. */
  readonly chainHead: string;
}

const { sha256Hex } = nodeHashing;

/** The same text as `formatLog`, including line feeds. */
export function logLines({ header, footer }: Pick<StoredHeaderAndFooter, 'header' | 'footer'>): LogLines {
  let chainHead = chainStart(header, sha256Hex);
  return {
    get chainHead() {
      return chainHead;
    },
    header: () => `${canonicalJson({ header })}\n`,
    records({ first_n, records }) {
      let lines = '';
      let n = first_n;
      for (const [tUs, seat, action] of readRecords(records)) {
        // `actionText` is many times faster than `canonicalJson`. It returns null for an invalid action, which `parseLog`
        // rejects later.
        const text = actionText(header.engine, action) ?? canonicalJson(action);
        chainHead = sha256Hex(chainHead + formatRecordText(text, n, seat, tUs));
        lines += `${formatRecordLine(text, chainHead, n, seat, tUs)}\n`;
        n += 1;
      }
      return lines;
    },
    footer: () => `${canonicalJson({ footer: JSON.parse(footer) })}\n`,
  };
}

/** Complete text of a log. Throws a SyntaxError or TypeError when the stored rows are invalid. */
export function logText(log: StoredLog): string {
  const lines = logLines(log);
  let text = lines.header();
  for (const batch of log.batches) text += lines.records(batch);
  return text + lines.footer();
}

// Readers of the text check its content; only the outer structure must be valid here.
function readRecords(records: string): [tUs: number, seat: number | null, action: LoggedAction][] {
  const batch: unknown = JSON.parse(records);
  if (!Array.isArray(batch)) throw new TypeError('A stored batch is not a list.');
  return batch as [number, number | null, LoggedAction][];
}
