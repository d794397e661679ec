// Scans the SVG files of a bundle.

import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { svgElements } from '../allowed.ts';
import { checkStyleValue, checkSvgAttribute } from '../attributes.ts';
import { scanStyle } from '../sheet/scan-style.ts';
import { StyleReferences } from '../sheet/style-references.ts';
import type { ScanFault } from '../source/fault.ts';
import type { FileScan } from '../source/file-scan.ts';
import { RenderedElements, tooManyElements } from './rendered-elements.ts';

const elements = new Set([...svgElements, 'style']);

/** Thrown to end the scan of a file that is not well-formed or has a document type. */
class Malformed extends Error {}

/**
 * Scans an SVG file as XML 1.0. Rejects document type and entity declarations, processing instructions, elements and
 * attributes that are not allowed, and URLs other than `#id`.
 */
export function scanVector(scan: FileScan): void {
  try {
    new VectorReader(scan).read();
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
  }
}

class VectorReader {
  readonly #scan: FileScan;
  readonly #parser = new SaxesParser({ xmlns: false, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  readonly #rendered = new RenderedElements();
  #depth = 0;
  /** Text and offset of the open style element. */
  #style: { text: string; readonly at: number } | null = null;

  constructor(scan: FileScan) {
    this.#scan = scan;
    const parser = this.#parser;
    parser.on('error', () => this.#stop(notWellFormed));
    parser.on('doctype', () => this.#stop(doctype));
    parser.on('processinginstruction', () => this.#scan.refuse(instruction, this.#at()));
    parser.on('xmldecl', ({ version, encoding }) => {
      if (version !== '1.0' || !/^(utf-8)?$/i.test(encoding ?? '')) this.#scan.refuse(declaration, 0);
    });
    parser.on('opentag', (tag) => this.#openTag(tag));
    parser.on('closetag', (tag) => this.#closeTag(tag));
    parser.on('text', (text) => this.#addText(text));
    parser.on('cdata', (text) => this.#addCdata(text));
  }

  read(): void {
    this.#parser.write(this.#scan.text).close();
    if (this.#rendered.areTooMany) this.#scan.refuse(tooManyElements, 0);
  }

  #openTag({ name, attributes }: SaxesTagPlain): void {
    this.#scan.budget.spendNodes();
    this.#depth += 1;
    this.#scan.budget.checkNesting(this.#depth);
    const at = this.#at();
    if (this.#depth === 1 && (name !== 'svg' || attributes['xmlns'] === undefined)) this.#scan.refuse(noRoot, at);
    if (this.#style !== null || !elements.has(name)) this.#scan.refuse(unknownElement, at);
    for (const [attribute, value] of Object.entries(attributes)) {
      this.#scan.budget.spendTokens();
      if (attribute === 'style') checkStyleValue(this.#scan, value, at);
      else checkSvgAttribute(this.#scan, name, { name: attribute, value }, at);
    }
    this.#rendered.openElement(name, Object.entries(attributes));
    if (name === 'style') this.#style = { text: '', at };
  }

  #closeTag({ name }: SaxesTagPlain): void {
    this.#depth -= 1;
    this.#rendered.closeElement();
    if (name !== 'style' || this.#style === null) return;
    const { text, at } = this.#style;
    this.#style = null;
    const references = new StyleReferences();
    scanStyle(text, 'sheet', this.#scan.budget, {
      refuse: (fault) => this.#scan.refuse(fault, at),
      refer: () => this.#scan.refuse(outsideFile, at),
      references,
    });
    this.#rendered.addStyles(references);
  }

  #addText(text: string): void {
    if (this.#style !== null) this.#style.text += text;
  }

  #addCdata(text: string): void {
    if (this.#style === null) this.#scan.refuse(cdata, this.#at());
    else this.#style.text += text;
  }

  /** Offset after the parsed text. */
  #at(): number {
    return Math.max(0, this.#parser.position - 1);
  }

  #stop(fault: ScanFault): never {
    this.#scan.refuse(fault, this.#at());
    throw new Malformed();
  }
}

const plainSvg = 'Export it as plain SVG.';
const notWellFormed: ScanFault = {
  rule: 'svg.syntax',
  family: 'SVG',
  why: 'The file is not well-formed XML, or uses an entity other than the five predefined ones.',
  fix: plainSvg,
};
const doctype: ScanFault = {
  rule: 'svg.doctype',
  family: 'SVG',
  why: 'The file declares a document type.',
  fix: plainSvg,
};
const instruction: ScanFault = {
  rule: 'svg.instruction',
  family: 'SVG',
  why: 'The file has a processing instruction.',
  fix: plainSvg,
};
const declaration: ScanFault = {
  rule: 'svg.syntax',
  family: 'SVG',
  why: 'The file is not XML 1.0 in UTF-8.',
  fix: plainSvg,
};
const noRoot: ScanFault = {
  rule: 'svg.root',
  family: 'SVG',
  why: 'The root is not an svg element in the namespace of SVG.',
  fix: 'Begin with <svg xmlns="http://www.w3.org/2000/svg">.',
};
const unknownElement: ScanFault = {
  rule: 'svg.element',
  family: 'SVG',
  why: 'The picture has an element that is not allowed.',
  fix: 'Draw with paths, shapes and text; no scripts, links, pictures inside pictures or animation elements.',
};
const cdata: ScanFault = {
  rule: 'svg.cdata',
  family: 'SVG',
  why: 'The file has a CDATA section outside style.',
  fix: plainSvg,
};
const outsideFile: ScanFault = {
  rule: 'svg.reference',
  family: 'SVG',
  why: 'A picture must not load files: its references must be #id of its own elements.',
  fix: 'Write url(#id).',
};
