/**
 * Multi-line text of agents may hold terminal control sequences and bidirectional isolates. It is stored and returned
 * as it is; these functions make it harmless where people read it or where it is written to a terminal.
 */

/**
 * Colours, erasures and cursor movements of terminals (ECMA-48 CSI). Only sequences whose parameters are digits are
 * left out, so that no text can be hidden in one.
 */
const controlSequence = /\u001b\[(?:[0-9;:]{0,32}[A-DGHJKm]|\?[0-9;]{1,16}[hl])/g;

/** The text without terminal control sequences. Any other ESC becomes the visible symbol U+241B. */
export function withoutControlSequences(text: string): string {
  return hasEscape(text) ? text.replace(controlSequence, '').replaceAll('\u001b', '\u241b') : text;
}

export function hasEscape(text: string): boolean {
  return text.includes('\u001b');
}

const isolate = /[\u2066-\u2069]/g;
const closing = '\u2069';

/** One line in which every isolate is closed and closes only what the line opened, so that it reorders nothing else. */
export function balanceIsolates(line: string): string {
  let open = 0;
  const balanced = line.replace(isolate, (character) => {
    if (character !== closing) open += 1;
    else if (open === 0) return '';
    else open -= 1;
    return character;
  });
  return balanced + closing.repeat(open);
}

/** Code in which isolates are visible: they could make it read differently from what it does. */
export function showIsolates(code: string): string {
  return code.replace(isolate, (character) => `<U+${character.charCodeAt(0).toString(16).toUpperCase()}>`);
}

export function withoutIsolates(text: string): string {
  return text.replace(isolate, '');
}

/** JSON in which C1 controls and bidirectional controls are escaped; it has the same value. JSON escapes C0 by itself. */
export function escapeControls(json: string): string {
  return json.replace(
    /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
