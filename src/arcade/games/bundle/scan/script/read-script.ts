// Checks the text of one script and parses it.

import type { Program } from 'acorn';
import type { ScanFault } from '../source/fault.ts';
import type { FileScan } from '../source/file-scan.ts';
import { parseProgram, type ScriptKind } from './parser.ts';

/** Parsed script of the bundle. */
export interface Script {
  readonly scan: FileScan;
  readonly kind: ScriptKind;
  readonly program: Program;
}

const textRule = { rule: 'script.text', family: 'script' } as const;

/** Texts that are not allowed anywhere in a script. */
const refusedTexts: readonly (readonly [RegExp, ScanFault])[] = [
  [
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
    {
      ...textRule,
      why: 'A direction control character shows the script in another order than it runs.',
      fix: 'Remove the character; write it as an escape in a string if it is text.',
    },
  ],
  [
    /[#@]\s*source(?:Mapping)?URL/i,
    { ...textRule, why: 'A source map loads another file.', fix: 'Remove the source map comment.' },
  ],
  [/^#!/, { ...textRule, why: 'A script for browsers must not have a hashbang line.', fix: 'Remove the line.' }],
];

const syntax: ScanFault = {
  rule: 'script.syntax',
  family: 'script',
  why: 'The syntax is wrong here, or this is an identifier with escapes or other characters than ASCII, or an HTML-like comment, or a list or regular expression of more than 10,000 parts, or a regular expression of more than 20 named groups and lookbehinds.',
  fix: 'Correct the syntax; write identifiers in ASCII without escapes, and comments as // or /* */.',
};

/** Parses one script; undefined if it has a finding. Throws BudgetExceeded. */
export function readScript(scan: FileScan, kind: ScriptKind): Script | undefined {
  for (const [pattern, fault] of refusedTexts) {
    const at = scan.text.search(pattern);
    if (at === -1) continue;
    scan.refuse(fault, at);
    return undefined;
  }
  try {
    return { scan, kind, program: parseProgram(scan.text, kind, scan.budget) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    scan.refuse(syntax, 'pos' in error && typeof error.pos === 'number' ? error.pos : 0);
    return undefined;
  }
}
