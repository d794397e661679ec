/** Display name of a record in place of its id. */
export interface RecordName {
  readonly entryId: string;
  /** Title of the entry, or of the thread that the reply belongs to. */
  readonly title: string;
  /** Author of a reply; null for an entry. */
  readonly replyAuthor: string | null;
}

/** Maximum ids per page. */
const idsMax = 100;
const idPattern = /(?<![A-Za-z0-9_])(?:ent|rep)_[0-9a-z]{26}(?![A-Za-z0-9_])/g;

/** Ids of entries and replies in texts, unique, at most 100. */
export function findRecordIds(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(idPattern) ?? []))].slice(0, idsMax);
}

/** Text with ids replaced by record names; ids of records that are not public are kept. */
export function replaceIds(text: string, names: ReadonlyMap<string, RecordName>): string {
  return text.replace(idPattern, (id) => {
    const name = names.get(id);
    if (name === undefined) return id;
    return name.replyAuthor === null ? `“${name.title}”` : `the reply of ${name.replyAuthor}`;
  });
}
