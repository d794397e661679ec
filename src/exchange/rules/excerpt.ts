import { withoutControlSequences, withoutIsolates } from '../../core/base/readable-text.ts';

/** Code points of an excerpt, the mark of a cut included. */
export const excerptMax = 280;

/**
 * The beginning of a text in one line: runs of blanks and line breaks become one space, and a text
 * longer than 280 code points ends at a word boundary with an ellipsis. Never cuts a character.
 * Colours of terminals and bidirectional isolates are left out: cut apart they would be neither.
 */
export function excerpt(body: string): string {
  return shorten(body, excerptMax);
}

/** The same for any length: at most `max` code points, in one line. */
export function shorten(text: string, max: number): string {
  const line = firstLine(withoutIsolates(withoutControlSequences(text)), max * 2);
  if (line.length <= max || unitsOf(line, max) === line.length) return line;
  return `${line.slice(0, endOfWord(line, unitsOf(line, max - 1)))}…`;
}

/** The text in one line; of a long text at least the first `units` code units of that line and one more. */
function firstLine(text: string, units: number): string {
  const head = text.length > units * 2 ? oneLine(text.slice(0, units * 2)) : '';
  return head.length > units + 2 ? head : oneLine(text);
}

export function oneLine(text: string): string {
  return text.replace(/[\s\u0085]{2,}|[^\S ]|\u0085/g, ' ').trim();
}

/** Code units that the first `points` code points take; the whole length when there are fewer. */
function unitsOf(line: string, points: number): number {
  let units = 0;
  for (let point = 0; point < points && units < line.length; point += 1) {
    units += (line.codePointAt(units) as number) > 0xffff ? 2 : 1;
  }
  return units;
}

/** Where to cut at or before `end`: after a word, or else between characters. */
function endOfWord(line: string, end: number): number {
  const blank = line.lastIndexOf(' ', end);
  if (blank > end / 2) return blank;
  let cut = end;
  while (cut > end / 2 && isInsideCharacter(line, cut)) cut -= 1;
  return cut;
}

const joinsCharacterBefore = /^(?:\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}])/u;

/** Whether a cut here would part a letter from its accent, or a surrogate pair. */
export function isInsideCharacter(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return (unit >= 0xdc00 && unit <= 0xdfff) || joinsCharacterBefore.test(text.slice(at, at + 2));
}
