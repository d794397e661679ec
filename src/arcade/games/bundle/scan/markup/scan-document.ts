// Scans the HTML documents of a bundle.

import { withBootstrap } from '../../frame-document.ts';
import { htmlElements, svgElements } from '../allowed.ts';
import { type Attribute, checkSvgAttribute } from '../attributes.ts';
import { elementFamily } from '../element-families.ts';
import type { ScanFault } from '../source/fault.ts';
import type { FileScan } from '../source/file-scan.ts';
import { RenderedElements } from '../vector/rendered-elements.ts';
import { checkElement, checkHtmlAttribute, type ScriptTag } from './html-rules.ts';
import { type ChildNode, type ElementNode, parseDocument } from './parse-document.ts';

export interface ScannedDocument {
  /** In document order. */
  readonly scripts: readonly ScriptTag[];
  /** Elements that its SVG renders. The references of style sheets are added after all files are scanned. */
  readonly rendered: RenderedElements;
}

/**
 * Scans a document as it is served, with the bootstrap before its text.
 * Rejects parse errors, elements and attributes that are not allowed, and inline scripts.
 */
export function scanDocument(scan: FileScan): ScannedDocument {
  const served = withBootstrap(scan.text, scan.path, zeroHash);
  const prefixLength = served.length - scan.text.length;
  const parsed = parseDocument(served, scan.budget);
  const reader = new DocumentReader(scan, prefixLength);
  if (parsed.ok) reader.readDocument(parsed.document.childNodes);
  else scan.refuse({ ...syntax, why: `${syntax.why} (${parsed.code}).` }, Math.max(0, parsed.offset - prefixLength));
  return reader;
}

/** Placeholder for the hash of the bootstrap, so that offsets do not depend on the build of the bootstrap. */
const zeroHash = '0'.repeat(64);
const namespaces: Readonly<Record<string, ReadonlySet<string>>> = {
  'http://www.w3.org/1999/xhtml': new Set(htmlElements),
  'http://www.w3.org/2000/svg': new Set(svgElements),
};

class DocumentReader {
  readonly scripts: ScriptTag[] = [];
  readonly #scan: FileScan;
  readonly #prefixLength: number;
  readonly rendered = new RenderedElements();

  constructor(scan: FileScan, prefixLength: number) {
    this.#scan = scan;
    this.#prefixLength = prefixLength;
  }

  readDocument(nodes: readonly ChildNode[]): void {
    this.#readAll(nodes);
  }

  /** Reads nodes recursively. The parser has limited the depth of the tree. */
  #readAll(nodes: readonly ChildNode[]): void {
    for (const node of nodes) {
      if (!('tagName' in node)) continue;
      const isVector = node.namespaceURI.endsWith('svg');
      if (isVector)
        this.rendered.openElement(
          node.tagName,
          node.attrs.map(({ name, value }) => [name, value] as const),
        );
      this.#read(node);
      this.#readAll(node.childNodes);
      if (isVector) this.rendered.closeElement();
    }
  }

  #read(element: ElementNode): void {
    const start = element.sourceCodeLocation?.startOffset ?? this.#prefixLength;
    // Skips the inserted bootstrap element.
    if (start < this.#prefixLength && element.tagName === 'script') return;
    const offset = Math.max(0, start - this.#prefixLength);
    const allowedElements = namespaces[element.namespaceURI];
    if (allowedElements?.has(element.tagName) !== true) {
      this.#scan.refuse(unknownElement(element.tagName), offset);
      return;
    }
    const isSvg = element.namespaceURI.endsWith('svg');
    for (const { name, prefix = '', value } of element.attrs) {
      const attribute: Attribute = { name: prefix === '' ? name : `${prefix}:${name}`, value };
      const at = this.#offsetOf(element, attribute.name) ?? offset;
      if (isSvg) checkSvgAttribute(this.#scan, element.tagName, attribute, at);
      else checkHtmlAttribute(this.#scan, element.tagName, attribute, at);
    }
    if (isSvg) return;
    const script = checkElement(this.#scan, element, offset);
    if (script !== null) this.scripts.push(script);
  }

  #offsetOf(element: ElementNode, attribute: string): number | undefined {
    const start = element.sourceCodeLocation?.attrs?.[attribute]?.startOffset;
    return start === undefined ? undefined : start - this.#prefixLength;
  }
}

function unknownElement(name: string): ScanFault {
  return {
    rule: 'html.element',
    family: elementFamily(name) ?? 'html',
    why: 'The document has an element that is not allowed.',
    fix: 'Use text, sections, lists, tables, img, canvas and SVG shapes; put styles into a .css file.',
  };
}

const syntax: ScanFault = {
  rule: 'html.syntax',
  family: 'html',
  why: 'The document violates the syntax of HTML',
  fix: 'Correct the markup; an HTML validator shows the place.',
};
