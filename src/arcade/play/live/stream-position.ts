/** How far a reader of a stream has come: it has every record up to `seq` and knows the first `revealed` pieces. */
export interface StreamPosition {
  readonly seq: number;
  readonly revealed: number;
}

/** What a `Last-Event-ID` says; `unknown` is an id of another epoch, or none of ours. */
export type ResumePosition = StreamPosition | 'end' | 'unknown';

/** The id of an event after which a reader is at this place. Ids of another epoch mean nothing here. */
export function formatStreamPosition(epoch: string, { seq, revealed }: StreamPosition): string {
  return `${sign(epoch)}-${seq}-${revealed}`;
}

/** The id of the event after which nothing comes. */
export function endId(epoch: string): string {
  return `${sign(epoch)}-end`;
}

export function parseStreamPosition(epoch: string, id: string): ResumePosition {
  const [, of, end, seq, revealed] = idPattern.exec(id) ?? [];
  if (of !== sign(epoch)) return 'unknown';
  return end === 'end' ? 'end' : { seq: Number(seq), revealed: Number(revealed) };
}

const idPattern = /^([0-9a-f]{8})-(?:(end)|(\d{1,9})-(\d{1,9}))$/;

function sign(epoch: string): string {
  return epoch.slice(0, 8);
}
