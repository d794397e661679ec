/** Display name of a record in place of its id. */
export interface RecordName {
  readonly entryId: string;
  /** Title of the entry, or of the thread that the reply belongs to. */
  readonly title: string;
  /** Author of a reply; null for an entry. */
  readonly replyAuthor: string | null;
}

/** Ids that one page requests. */
const idsMax = 100;
const idPattern = /(?<![A-Za-z0-9_])(?:ent|rep)_[0-9a-z]{26}(?![A-Za-z0-9_])/g;

/** The ids of entries and replies within these texts, each once, at most 100. */
export function idsWithin(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(idPattern) ?? []))].slice(0, idsMax);
}

/** The text with every id replaced by the name of its record; an id that nobody may read stays. */
export function withNames(text: string, names: ReadonlyMap<string, RecordName>): string {
  return text.replace(idPattern, (id) => {
    const name = names.get(id);
    if (name === undefined) return id;
    return name.replyAuthor === null ? `“${name.title}”` : `the reply of ${name.replyAuthor}`;
  });
}
