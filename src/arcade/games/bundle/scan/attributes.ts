// Checks the attributes of HTML and SVG elements against the allowlist.

import { attributes, elementAttributes } from './allowed.ts';
import { isFragment, scanStyle } from './sheet/scan-style.ts';
import type { Family, ScanFault } from './source/fault.ts';
import type { FileScan } from './source/file-scan.ts';

export interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** Attributes whose value browsers parse as CSS. */
const cssAttributes =
  /^(fill|stroke|opacity|font-size|text-anchor|dominant-baseline|stop-|clip-path|mask|transform|gradientTransform)/;
const svgNamespace = 'http://www.w3.org/2000/svg';

/** Checks an attribute of an SVG element, in an HTML document or in an SVG file. */
export function checkSvgAttribute(scan: FileScan, element: string, { name, value }: Attribute, offset: number): void {
  if (!isListedAttribute(element, name)) scan.refuse(unknownAttribute(name), offset);
  else if (name === 'xmlns' && value !== svgNamespace) scan.refuse(badNamespace, offset);
  else if (name === 'href' && !isFragment(value)) scan.refuse(badHref, offset);
  else if (cssAttributes.test(name)) checkStyleValue(scan, value, offset);
}

/** Checks a value that browsers parse as CSS. It may refer only to elements of the same document. */
export function checkStyleValue(scan: FileScan, value: string, offset: number): void {
  scanStyle(value, 'value', scan.budget, {
    refuse: (fault) => scan.refuse(fault, offset),
    refer: () => scan.refuse(badHref, offset),
  });
}

/** Whether the allowlist contains this attribute for this element, with any value. */
export function isListedAttribute(element: string, name: string): boolean {
  return (
    exactNames.has(name) ||
    prefixes.some((prefix) => name.startsWith(prefix)) ||
    elementAttributes[element]?.includes(name) === true
  );
}

const exactNames = new Set(attributes.filter((name) => !name.endsWith('*')));
const prefixes = attributes.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));

/** Rule families of known HTML attributes that are not allowed. */
const familyPatterns: readonly (readonly [RegExp, Family])[] = [
  [/^on/i, 'INP'],
  [
    /^(tabindex|contenteditable|draggable|accesskey|autofocus|popover.*|command.*|inputmode|enterkeyhint|inert)$/i,
    'INP',
  ],
  [
    /^(src|srcset|srcdoc|href|xlink:href|ping|poster|action|formaction|background|cite|data|manifest|imagesrcset)$/i,
    'NET',
  ],
  [/^(is|slot|part|exportparts|shadowroot.*|sandbox|allow.*|credentialless|nonce|integrity|crossorigin)$/i, 'EMB'],
  [/^style$/i, 'CSS'],
];

export function unknownAttribute(name: string): ScanFault {
  const family = familyPatterns.find(([pattern]) => pattern.test(name))?.[1] ?? 'html';
  return {
    rule: 'html.attribute',
    family,
    why: 'The element has an attribute that is not allowed.',
    fix: 'Remove it. Put styles into a style sheet, and set changing content in render.',
  };
}

const badNamespace: ScanFault = {
  rule: 'html.attribute',
  family: 'SVG',
  why: 'The namespace is not that of SVG.',
  fix: `Write xmlns="${svgNamespace}", or remove the attribute.`,
};
const badHref: ScanFault = {
  rule: 'html.reference',
  family: 'SVG',
  why: 'A reference inside a picture must be #id of an element of the same document.',
  fix: 'Write href="#id" or url(#id).',
};
