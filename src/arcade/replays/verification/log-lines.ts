import { canonicalJson } from '../../../core/base/canonical-json.ts';
import type { LoggedAction } from '../../engines/driver.ts';
import { nodeHashing } from '../../engines/node-hashing.ts';
import type { StoredBatch } from '../../play/store/session-log.ts';
import { actionText } from '../log/action-form.ts';
import { chainStart, formatRecordText } from '../log/chain.ts';
import { formatRecordLine } from '../log/log-text.ts';
import type { StoredHeaderAndFooter, StoredLog } from './replay-log.ts';

/** Formats a log from stored rows and recomputes every hash. Parts must be requested in order. */
export interface LogLines {
  header(): string;
  /** Lines of a batch. Throws a SyntaxError or TypeError for an invalid batch. */
  records(batch: StoredBatch): string;
  footer(): string;
  /** Hash of the last record so far. */
  readonly head: string;
}

const { sha256Hex } = nodeHashing;

/** The same text as `formatLog`, including line feeds. */
export function logLines({ header, footer }: Pick<StoredHeaderAndFooter, 'header' | 'footer'>): LogLines {
  let head = chainStart(header, sha256Hex);
  return {
    get head() {
      return head;
    },
    header: () => `${canonicalJson({ header })}\n`,
    records({ first_n, records }) {
      let lines = '';
      let n = first_n;
      for (const [tUs, seat, action] of readRecords(records)) {
        // Many times faster than sorting keys; the parser refuses unknown actions.
        const text = actionText(header.engine, action) ?? canonicalJson(action);
        head = sha256Hex(head + formatRecordText(text, n, seat, tUs));
        lines += `${formatRecordLine(text, head, n, seat, tUs)}\n`;
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
  const read: unknown = JSON.parse(records);
  if (!Array.isArray(read)) throw new TypeError('A stored batch is not a list.');
  return read as [number, number | null, LoggedAction][];
}
