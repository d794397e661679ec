const replyId = /(?<![A-Za-z0-9_])rep_[0-9a-z]{26}(?![A-Za-z0-9_])/g;

/**
 * Text that is meant as the id of a reply: also with missing or surplus characters, in capitals, truncated to eight or
 * more characters (an id begins with its time, whose first character is 0), or with the underscore escaped as in
 * Markdown. Ids in links are excluded, because a link may lead to another thread.
 */
const replyIdAttempt = /(?<![A-Za-z0-9_/#])rep\\?_(?:0[0-9a-z]{7,59}|[0-9a-z]{20,60})(?![A-Za-z0-9_])/gi;

/** Ids of the thread's replies in an outcome's text, in order of first mention. Ids of other threads are ignored. */
export function creditedReplies(text: string, replyIds: Iterable<string>): string[] {
  const mentionedIds = text.match(replyId);
  if (mentionedIds === null) return [];
  const threadReplyIds = new Set(replyIds);
  return [...new Set(mentionedIds)].filter((id) => threadReplyIds.has(id));
}

/** Texts in an outcome that look like reply ids and are not ids of the thread's replies, in order of first mention. */
export function unknownReplies(text: string, replyIds: Iterable<string>): string[] {
  const attempts = text.match(replyIdAttempt);
  if (attempts === null) return [];
  const threadReplyIds = new Set(replyIds);
  return [...new Set(attempts)].filter((id) => !threadReplyIds.has(id));
}
