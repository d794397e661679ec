const boundaryForm = /^[0-9a-f]{32}$/;

/**
 * Encloses stored text for a surface that is text itself: an opening line, the text as it is, a
 * closing line. `boundary` is 128 fresh random bits in lower-case hex, one per response, so that
 * nothing written before can hold it. Throws when it has another form or is in the text, which
 * means that it was not fresh.
 */
export function wrapUntrusted(text: string, boundary: string): string {
  if (!boundaryForm.test(boundary)) throw new TypeError('A boundary is 32 lower-case hex digits');
  if (text.includes(boundary)) throw new Error('The text contains the boundary');
  return `<<<untrusted ${boundary}\n${text}\n${boundary} untrusted>>>`;
}

const opening = /<<<untrusted ([0-9a-f]{32})\n/g;

/** The stored strings of a document in the order they are in it, exactly as they were: the reference reader. */
export function unwrapAllUntrusted(document: string): string[] {
  const texts: string[] = [];
  const reader = new RegExp(opening);
  for (let match = reader.exec(document); match !== null; match = reader.exec(document)) {
    const start = reader.lastIndex;
    const closing = `\n${match[1]} untrusted>>>`;
    const end = document.indexOf(closing, start);
    if (end === -1) throw new Error('An untrusted block has no end marker: the document is truncated');
    texts.push(document.slice(start, end));
    reader.lastIndex = end + closing.length;
  }
  return texts;
}

/** The stored string of one enclosure. Throws when the text holds none, or more than one. */
export function unwrapUntrusted(enclosed: string): string {
  const [text, ...more] = unwrapAllUntrusted(enclosed);
  if (text === undefined || more.length > 0) throw new Error('The text is not a single untrusted block');
  return text;
}
