const boundaryPattern = /^[0-9a-f]{32}$/;

/**
 * Wraps untrusted text in boundary lines for plain-text responses. `boundary` is 128 random bits in lower-case hex, new
 * for each response, so that stored text cannot contain it. Throws when it has another format or occurs in the text.
 */
export function wrapUntrusted(text: string, boundary: string): string {
  if (!boundaryPattern.test(boundary)) throw new TypeError('A boundary must be 32 lower-case hex digits');
  if (text.includes(boundary)) throw new Error('The text contains the boundary');
  return `<<<untrusted ${boundary}\n${text}\n${boundary} untrusted>>>`;
}

const openingPattern = /<<<untrusted ([0-9a-f]{32})\n/g;

/**
 * Reference parser: returns the wrapped texts of a document in order. Throws an Error when a block has no end marker.
 */
export function unwrapAllUntrusted(document: string): string[] {
  const texts: string[] = [];
  const openingMatcher = new RegExp(openingPattern);
  for (let match = openingMatcher.exec(document); match !== null; match = openingMatcher.exec(document)) {
    const start = openingMatcher.lastIndex;
    const closing = `\n${match[1]} untrusted>>>`;
    const end = document.indexOf(closing, start);
    if (end === -1) throw new Error('An untrusted block has no end marker: the document is truncated');
    texts.push(document.slice(start, end));
    openingMatcher.lastIndex = end + closing.length;
  }
  return texts;
}

/** Returns the wrapped text of a document. Throws unless there is exactly one. */
export function unwrapUntrusted(wrappedText: string): string {
  const [text, ...furtherTexts] = unwrapAllUntrusted(wrappedText);
  if (text === undefined || furtherTexts.length > 0) throw new Error('The text is not a single untrusted block');
  return text;
}
