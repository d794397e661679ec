import { definitionOf } from '../../engines/definitions.ts';
import type { Snapshot } from '../../engines/driver.ts';

/** Session members of the text view, in addition to the snapshot of the engine. */
export interface TextViewHeader {
  readonly session_id: string;
  readonly seq: number;
  readonly status: string;
  readonly end_reason: string | null;
  readonly pace: string;
}

/** Text view of a game in ASCII: session members, then the rendering of the engine. */
export function boardText(engine: string, snapshot: Snapshot, head: TextViewHeader): string {
  const end = head.end_reason === null ? '' : ` (${head.end_reason})`;
  const lines = [`${head.status}${end}, pace ${head.pace}, seq ${head.seq}`];
  return [...lines, ...definitionOf(engine).renderText(snapshot)].join('\n');
}
