import { withoutControlSequences, withoutIsolates } from '../../core/base/readable-text.ts';

/** Maximum code points of an excerpt, including the ellipsis. */
export const excerptMax = 280;

/**
 * Excerpt: one line with collapsed whitespace; beyond 280 code points cut at a word boundary, with an ellipsis.
 * Grapheme clusters are not split. Terminal colors and bidirectional isolates are removed, because a cut could leave
 * them unbalanced.
 */
export function excerpt(body: string): string {
  return shorten(body, excerptMax);
}

/** Excerpt of at most `max` code points. */
export function shorten(text: string, max: number): string {
  const line = firstLine(withoutIsolates(withoutControlSequences(text)), max * 2);
  if (line.length <= max || unitsOf(line, max) === line.length) return line;
  return `${line.slice(0, endOfWord(line, unitsOf(line, max - 1)))}…`;
}

/** Text in one line; for a long text at least the first `units` + 1 code units of that line. */
function firstLine(text: string, units: number): string {
  const head = text.length > units * 2 ? oneLine(text.slice(0, units * 2)) : '';
  return head.length > units + 2 ? head : oneLine(text);
}

export function oneLine(text: string): string {
  return text.replace(/[\s\u0085]{2,}|[^\S ]|\u0085/g, ' ').trim();
}

/** Code units of the first `points` code points, or the whole length. */
function unitsOf(line: string, points: number): number {
  let units = 0;
  for (let point = 0; point < points && units < line.length; point += 1) {
    units += (line.codePointAt(units) as number) > 0xffff ? 2 : 1;
  }
  return units;
}

/** Position of the cut at or before `end`: after a word. Without a word boundary, it is between characters. */
function endOfWord(line: string, end: number): number {
  const blank = line.lastIndexOf(' ', end);
  if (blank > end / 2) return blank;
  let cut = end;
  while (cut > end / 2 && isInsideCharacter(line, cut)) cut -= 1;
  return cut;
}

const joinsCharacterBefore = /^(?:\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}])/u;

/** Whether the position is inside a character: before a combining mark, or within a surrogate pair. */
export function isInsideCharacter(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return (unit >= 0xdc00 && unit <= 0xdfff) || joinsCharacterBefore.test(text.slice(at, at + 2));
}
