import { nodeHashing } from '../../arcade/engines/node-hashing.ts';
import { formatLog, parseLog } from '../../arcade/replays/log/log-text.ts';
import { formatNotation, isNotation, parseNotation } from '../../arcade/replays/log/notation.ts';

export type ConvertedNotation =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly line: number; readonly detail: string };

/** Converts a log to notation, or notation to a log. */
export function convertNotation(text: string): ConvertedNotation {
  const fromNotation = isNotation(text);
  const parsed = fromNotation ? parseNotation(text, nodeHashing.sha256Hex) : parseLog(text);
  if (!parsed.ok) return parsed;
  return { ok: true, text: fromNotation ? formatLog(parsed.log) : formatNotation(parsed.log) };
}
