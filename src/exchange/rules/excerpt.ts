import { withoutControlSequences, withoutIsolates } from '../../core/base/readable-text.ts';

/** Maximum code points of an excerpt, including the ellipsis. */
export const excerptCodePointsMax = 280;

/**
 * Excerpt: one line with collapsed whitespace; beyond 280 code points cut at a word boundary, with an ellipsis. Without
 * a near word boundary, the cut is not inside a character (`isInsideCharacter`). Terminal colors and bidirectional
 * isolates are removed, because a cut could leave them unbalanced.
 */
export function excerpt(body: string): string {
  return shorten(body, excerptCodePointsMax);
}

/** Excerpt of at most `codePointsMax` code points. */
export function shorten(text: string, codePointsMax: number): string {
  const line = startOfLine(withoutIsolates(withoutControlSequences(text)), codePointsMax * 2);
  if (line.length <= codePointsMax || countCodeUnits(line, codePointsMax) === line.length) return line;
  return `${line.slice(0, endOfWord(line, countCodeUnits(line, codePointsMax - 1)))}…`;
}

/** Text in one line; for a long text at least the first `codeUnitCount` + 1 code units of the line. */
function startOfLine(text: string, codeUnitCount: number): string {
  const firstText = text.length > codeUnitCount * 2 ? oneLine(text.slice(0, codeUnitCount * 2)) : '';
  return firstText.length > codeUnitCount + 2 ? firstText : oneLine(text);
}

export function oneLine(text: string): string {
  return text.replace(/[\s\u0085]{2,}|[^\S ]|\u0085/g, ' ').trim();
}

/** Number of code units of the first `codePointCount` code points, or the whole length. */
function countCodeUnits(line: string, codePointCount: number): number {
  let codeUnits = 0;
  for (let point = 0; point < codePointCount && codeUnits < line.length; point += 1) {
    codeUnits += (line.codePointAt(codeUnits) as number) > 0xffff ? 2 : 1;
  }
  return codeUnits;
}

/** Position of a cut after the middle of the text up to `end`: at its last blank, otherwise between two characters. */
function endOfWord(line: string, end: number): number {
  const blank = line.lastIndexOf(' ', end);
  if (blank > end / 2) return blank;
  let cut = end;
  while (cut > end / 2 && isInsideCharacter(line, cut)) cut -= 1;
  return cut;
}

const joinsCharacterBefore = /^(?:\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}])/u;

/**
 * Whether the position is inside a character: before a combining mark, a zero-width joiner or a skin tone modifier, or
 * within a surrogate pair.
 */
export function isInsideCharacter(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return (unit >= 0xdc00 && unit <= 0xdfff) || joinsCharacterBefore.test(text.slice(index, index + 2));
}
