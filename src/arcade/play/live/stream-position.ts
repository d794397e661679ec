/** Position of a reader in a stream: it has every record up to `seq` and the first `revealed` pieces. */
export interface StreamPosition {
  readonly seq: number;
  readonly revealed: number;
}

/** Parsed `Last-Event-ID`; `unknown` for an id of another epoch or another format. */
export type ResumePosition = StreamPosition | 'end' | 'unknown';

/** Event id that encodes a position. It is valid only in this epoch. */
export function formatStreamPosition(epoch: string, { seq, revealed }: StreamPosition): string {
  return `${epochPrefix(epoch)}-${seq}-${revealed}`;
}

/** Event id of the `end` event. */
export function endId(epoch: string): string {
  return `${epochPrefix(epoch)}-end`;
}

export function parseStreamPosition(epoch: string, id: string): ResumePosition {
  const [, prefix, endName, seq, revealed] = idPattern.exec(id) ?? [];
  if (prefix !== epochPrefix(epoch)) return 'unknown';
  return endName === 'end' ? 'end' : { seq: Number(seq), revealed: Number(revealed) };
}

const idPattern = /^([0-9a-f]{8})-(?:(end)|(\d{1,9})-(\d{1,9}))$/;

function epochPrefix(epoch: string): string {
  return epoch.slice(0, 8);
}
