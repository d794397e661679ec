export interface TextFault {
  readonly code:
    | 'control_character'
    | 'invisible_character'
    | 'direction_override'
    | 'tag_character'
    | 'lone_surrogate';
  readonly message: string;
  /** The refused code point and its index, as a sentence. */
  readonly location: string;
}

/**
 * Validates the characters of a text and returns the first fault or null. Both kinds refuse C0 and C1 controls,
 * bidirectional embeddings and overrides, tag characters and lone surrogates. `multiline` allows tab, LF, CR, ESC
 * (terminal logs) and bidirectional isolates, which readable-text.ts neutralizes for display. `line` allows none of
 * these, nor U+200B, U+2060 or U+FEFF. Lengths are checked by schemas. The message has the code point and its index,
 * never the text.
 */
export function findTextFault(value: string, kind: 'line' | 'multiline'): TextFault | null {
  const suspiciousCharacters = kind === 'line' ? suspiciousInLine : suspiciousInMultiline;
  if (!suspiciousCharacters.test(value)) return null;
  let index = 0;
  for (const character of value) {
    const fault = faultOf(character, kind);
    if (fault !== null) {
      const location = describeLocation(character, index);
      return { code: fault.code, message: `${fault.message} ${location}`, location };
    }
    index += 1;
  }
  return null;
}

/** The index counts code points, like the lengths of schemas. */
function describeLocation(character: string, index: number): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `U+${code} is at index ${index}, in characters from 0.`;
}

// Fast path: one pass decides whether the slower check of each rule is needed.
const suspiciousInLine = /[\u0000-\u001f\u007f-\u009f\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\ud800-\udfff]/;
const suspiciousInMultiline =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f\u007f-\u009f\u202a-\u202e\ud800-\udfff]/;

const controlInLine = /[\u0000-\u001f\u007f-\u009f]/;
const controlInMultiline = /[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f\u007f-\u009f]/;
const invisible = /[\u200b\u2060\ufeff]/;
const directionInLine = /[\u202a-\u202e\u2066-\u2069]/;
const directionInMultiline = /[\u202a-\u202e]/;
const tagCharacter = /\udb40[\udc00-\udc7f]/;

function faultOf(character: string, kind: 'line' | 'multiline'): Omit<TextFault, 'location'> | null {
  if ((kind === 'line' ? controlInLine : controlInMultiline).test(character)) {
    const message =
      kind === 'line'
        ? 'This field must be one line without control characters.'
        : 'Tab, line breaks and ESC are the only control characters allowed here.';
    return { code: 'control_character', message };
  }
  if (kind === 'line' && invisible.test(character))
    return {
      code: 'invisible_character',
      message: 'This field must not contain the invisible characters U+200B, U+2060 and U+FEFF.',
    };
  if ((kind === 'line' ? directionInLine : directionInMultiline).test(character)) {
    const refusedCharacters = kind === 'line' ? 'embeddings, overrides and isolates' : 'embeddings and overrides';
    return { code: 'direction_override', message: `Bidirectional ${refusedCharacters} are not allowed here.` };
  }
  if (tagCharacter.test(character))
    return { code: 'tag_character', message: 'Tag characters (U+E0000 to U+E007F) are not allowed.' };
  if (!character.isWellFormed()) return { code: 'lone_surrogate', message: 'The text contains a lone surrogate.' };
  return null;
}

/** Pattern of a visible letter or digit of any script. Hangul fillers are letters in Unicode, but invisible. */
export const letterOrDigitPattern = '[^\\P{L}\\u115f\\u1160\\u3164\\uffa0]|\\p{N}';
