// Rules for `meta`, `link` and `script` elements, and for the attributes of HTML elements.

import { metaNames } from '../allowed.ts';
import { type Attribute, isListedAttribute, unknownAttribute } from '../attributes.ts';
import type { ScanFault } from '../source/fault.ts';
import type { FileScan } from '../source/file-scan.ts';
import type { ElementNode } from './parse-document.ts';

/** A script element of a document. */
export interface ScriptTag {
  readonly url: string;
  readonly isModule: boolean;
  readonly isDeferred: boolean;
  readonly offset: number;
}

/** Checks one attribute of an HTML element. Combinations of attributes are checked by `checkElement`. */
export function checkHtmlAttribute(scan: FileScan, element: string, { name, value }: Attribute, offset: number): void {
  if (!isListedAttribute(element, name)) scan.refuse(unknownAttribute(name), offset);
  else if (element === 'img' && name === 'src') scan.refer('image', value, offset);
  else if (element === 'link' && name === 'href') scan.refer('sheet', value, offset);
  else if (element === 'script' && name === 'src') scan.refer('script', value, offset);
}

/** Checks an element and the combination of its attributes; returns the script that a script element loads by `src`. */
export function checkElement(scan: FileScan, element: ElementNode, offset: number): ScriptTag | null {
  switch (element.tagName) {
    case 'meta':
      if (!isPlainMeta(element)) scan.refuse(badMeta, offset);
      return null;
    case 'link':
      if (attributeOf(element, 'rel') !== 'stylesheet' || attributeOf(element, 'href') === null)
        scan.refuse(badLink, offset);
      return null;
    case 'script':
      return checkScript(scan, element, offset);
    default:
      return null;
  }
}

function isPlainMeta(element: ElementNode): boolean {
  const charset = attributeOf(element, 'charset');
  const name = attributeOf(element, 'name');
  if (charset !== null)
    return charset.toLowerCase() === 'utf-8' && name === null && attributeOf(element, 'content') === null;
  return name !== null && metaNames.includes(name) && attributeOf(element, 'content') !== null;
}

function checkScript(scan: FileScan, element: ElementNode, offset: number): ScriptTag | null {
  const url = attributeOf(element, 'src');
  const type = attributeOf(element, 'type');
  if (url === null || element.childNodes.length > 0) scan.refuse(inlineScript, offset);
  if (type !== null && type !== 'module') scan.refuse(badScriptType, offset);
  if (url === null) return null;
  return { url, isModule: type === 'module', isDeferred: attributeOf(element, 'defer') !== null, offset };
}

function attributeOf(element: ElementNode, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

const badMeta: ScanFault = {
  rule: 'html.meta',
  family: 'html',
  why: 'A meta element must have charset=utf-8, or one of the listed names with content.',
  fix: `Use the names ${metaNames.join(', ')}, or remove the element.`,
};
const badLink: ScanFault = {
  rule: 'html.link',
  family: 'NET',
  why: 'A link element must have rel=stylesheet and the href of a file.',
  fix: 'Write <link rel="stylesheet" href="style.css">; resource hints and icons are not supported.',
};
const inlineScript: ScanFault = {
  rule: 'html.script',
  family: 'DYN',
  why: 'A script element must name a file in src and have no text.',
  fix: 'Move the script into a .js file.',
};
const badScriptType: ScanFault = {
  rule: 'html.script',
  family: 'DYN',
  why: 'The type of a script element must be module, or absent.',
  fix: 'Remove the attribute, or write type="module".',
};
