/** Position of a reader in a stream: it has every record up to `seq` and the first `revealed` pieces. */
export interface StreamPosition {
  readonly seq: number;
  readonly revealed: number;
}

/** Parses `Last-Event-ID`; `unknown` for an id of another epoch or another format. */
export type ResumePosition = StreamPosition | 'end' | 'unknown';

/** Event id that encodes a position. Ids of another epoch are invalid here. */
export function formatStreamPosition(epoch: string, { seq, revealed }: StreamPosition): string {
  return `${sign(epoch)}-${seq}-${revealed}`;
}

/** Event id of the `end` event. */
export function endId(epoch: string): string {
  return `${sign(epoch)}-end`;
}

export function parseStreamPosition(epoch: string, id: string): ResumePosition {
  const [, signature, endMark, seq, revealed] = idPattern.exec(id) ?? [];
  if (signature !== sign(epoch)) return 'unknown';
  return endMark === 'end' ? 'end' : { seq: Number(seq), revealed: Number(revealed) };
}

const idPattern = /^([0-9a-f]{8})-(?:(end)|(\d{1,9})-(\d{1,9}))$/;

function sign(epoch: string): string {
  return epoch.slice(0, 8);
}
