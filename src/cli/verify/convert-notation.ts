import { nodeHashing } from '../../arcade/engines/node-hashing.ts';
import { formatLog, parseLog } from '../../arcade/replays/log/log-text.ts';
import { formatNotation, isNotation, parseNotation } from '../../arcade/replays/log/notation.ts';

export type ConvertedNotation =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly line: number; readonly detail: string };

/** Converts a log to notation, or notation to a log. */
export function convertNotation(text: string): ConvertedNotation {
  const isFromNotation = isNotation(text);
  const parseResult = isFromNotation ? parseNotation(text, nodeHashing.sha256Hex) : parseLog(text);
  if (!parseResult.ok) return parseResult;
  return { ok: true, text: isFromNotation ? formatLog(parseResult.log) : formatNotation(parseResult.log) };
}
