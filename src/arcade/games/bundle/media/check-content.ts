import { parseStrictJsonText } from '../../../../core/base/strict-json-text.ts';
import type { FileType } from '../file-types.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../report.ts';
import { decodeText } from '../text.ts';
import type { ImageSize, MediaFault } from './media.ts';
import { isArchive } from './nested-archive.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';
import { findWoff2Fault } from './woff2.ts';

export interface CheckedContent {
  readonly findings: readonly Finding[];
  /** Size of a picture; absent for other files. */
  readonly picture?: ImageSize;
}

/** Checks that the content of a file matches its extension and contains nothing else. */
export function checkContent(path: string, type: FileType, bytes: Uint8Array): CheckedContent {
  if (isArchive(bytes)) return failure('archive', path, 'The file is an archive or a compressed stream.', 'Remove it.');
  return type.isText ? checkText(path, type.ending, bytes) : checkMedia(path, type.ending, bytes);
}

function checkText(path: string, ending: string, bytes: Uint8Array): CheckedContent {
  const text = decodeText(bytes);
  if (text === null)
    return failure('text', path, 'The text is not UTF-8 without byte order mark and NUL.', 'Save it as plain UTF-8.');
  if (ending === 'json') return checkJson(path, text);
  return contentChecks[ending]?.(text) === false
    ? failure('content', path, 'The content does not match the file name extension.', 'Rename or replace the file.')
    : noFindings;
}

const noFindings: CheckedContent = { findings: [] };

function checkJson(path: string, text: string): CheckedContent {
  const json = parseStrictJsonText(text);
  if (json.ok) return noFindings;
  const place = json.pointer === '' ? '' : ` (at ${json.pointer})`;
  const why = json.message.replace('The body', 'The file') + place;
  return failure('json', path, why, 'Write strict JSON: no key twice, at most 32 levels.');
}

const contentChecks: Readonly<Record<string, (text: string) => boolean>> = {
  html: (text) => /^\s*</.test(text),
  css: isNotMarkup,
  js: isNotMarkup,
  svg: isSvg,
};

/** Whether a text does not start like an HTML, XML or SVG document. */
function isNotMarkup(text: string): boolean {
  return !/^\s*<(!doctype|html|\?xml|svg|script)/i.test(text);
}

/** Whether `svg` is the first element after declarations and comments. Runs in linear time. */
function isSvg(text: string): boolean {
  let offset = 0;
  for (;;) {
    offset += /^\s*/.exec(text.slice(offset, offset + blanksMax))?.[0].length ?? 0;
    const close = text.startsWith('<?xml', offset) ? '?>' : text.startsWith('<!--', offset) ? '-->' : null;
    if (close === null) return /^<svg[\s>/]/.test(text.slice(offset, offset + 5));
    const end = text.indexOf(close, offset);
    if (end < 0) return false;
    offset = end + close.length;
  }
}

/** Maximum white space before an element, a declaration or a comment, in characters. */
const blanksMax = 4_096;

function checkMedia(path: string, ending: string, bytes: Uint8Array): CheckedContent {
  const result = readMedia(ending, bytes);
  if (result === null) return noFindings;
  return 'why' in result
    ? failure(ending, path, result.why, result.fix ?? 'Export the file again, without metadata.')
    : { findings: [], picture: result };
}

function readMedia(ending: string, bytes: Uint8Array): ImageSize | MediaFault | null {
  switch (ending) {
    case 'png':
      return readPng(bytes);
    case 'webp':
      return readWebp(bytes);
    default:
      return findWoff2Fault(bytes);
  }
}

function failure(rule: string, path: string, why: string, fix: string): CheckedContent {
  return { findings: [finding(`type.${rule}`, path, why, fix)] };
}
