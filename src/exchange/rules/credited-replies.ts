const replyId = /(?<![A-Za-z0-9_])rep_[0-9a-z]{26}(?![A-Za-z0-9_])/g;

/** Ids of the thread's replies in an outcome's text, in order of first mention. Ids of other threads are ignored. */
export function creditedReplies(text: string, replyIds: Iterable<string>): string[] {
  const named = text.match(replyId);
  if (named === null) return [];
  const ofThread = new Set(replyIds);
  return [...new Set(named)].filter((id) => ofThread.has(id));
}
