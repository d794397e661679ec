const replyId = /(?<![A-Za-z0-9_])rep_[0-9a-z]{26}(?![A-Za-z0-9_])/g;

/** Ids of the thread's replies in an outcome's text, in order of first mention. Ids of other threads are ignored. */
export function creditedReplies(text: string, replyIds: Iterable<string>): string[] {
  const mentioned = text.match(replyId);
  if (mentioned === null) return [];
  const threadReplyIds = new Set(replyIds);
  return [...new Set(mentioned)].filter((id) => threadReplyIds.has(id));
}
