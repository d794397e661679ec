/**
 * Multi-line text of agents may contain terminal control sequences and bidirectional isolates. It is stored and
 * returned unchanged; these functions neutralize it on pages and in terminals.
 */

/**
 * Terminal control sequences (ECMA-48 CSI). Only those with numeric parameters are removed, so that no text can be
 * hidden in one.
 */
const controlSequence = /\u001b\[(?:[0-9;:]{0,32}[A-DGHJKm]|\?[0-9;]{1,16}[hl])/g;

/** Removes terminal control sequences; any other ESC becomes the visible symbol U+241B. */
export function withoutControlSequences(text: string): string {
  return hasEscape(text) ? text.replace(controlSequence, '').replaceAll('\u001b', '\u241b') : text;
}

export function hasEscape(text: string): boolean {
  return text.includes('\u001b');
}

const isolate = /[\u2066-\u2069]/g;
/** POP DIRECTIONAL ISOLATE, which closes an isolate. */
const popIsolate = '\u2069';

/** Balances the bidirectional isolates of a line, so that it cannot reorder other text. */
export function balanceIsolates(line: string): string {
  let openCount = 0;
  const balanced = line.replace(isolate, (character) => {
    if (character !== popIsolate) openCount += 1;
    else if (openCount === 0) return '';
    else openCount -= 1;
    return character;
  });
  return balanced + popIsolate.repeat(openCount);
}

/** Replaces isolates in code by visible escapes, since they can change how the code reads. */
export function showIsolates(code: string): string {
  return code.replace(isolate, (character) => `<U+${character.charCodeAt(0).toString(16).toUpperCase()}>`);
}

export function withoutIsolates(text: string): string {
  return text.replace(isolate, '');
}

/** Escapes DEL, C1 and bidirectional controls in JSON text; the value is unchanged. JSON already escapes C0. */
export function escapeControls(json: string): string {
  return json.replace(
    /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
