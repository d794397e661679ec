// Scans all files of a bundle except scripts, each with the scanner of its type.

import { typeOf } from '../file-types.ts';
import { manifestPath } from '../manifest.ts';
import { decodeText } from '../text.ts';
import type { Budget } from './budget.ts';
import { scanJson } from './json/scan-json.ts';
import type { ScriptTag } from './markup/html-rules.ts';
import { type ScannedDocument, scanDocument } from './markup/scan-document.ts';
import { scanStyle } from './sheet/scan-style.ts';
import { StyleReferences } from './sheet/style-references.ts';
import { FileScan, whileNotFull } from './source/file-scan.ts';
import { type RenderedElements, tooManyElements } from './vector/rendered-elements.ts';
import { scanVector } from './vector/scan-vector.ts';

/** Data of the manifest and the engine that the scan of files needs. */
export interface FileContext {
  readonly entrypoint: string;
  /** Members of the public state that a renderer of the engine must read. */
  readonly requiredNames: readonly string[];
}

/** Result of scanning the files other than scripts. */
export interface ScannedFiles {
  /** Sorted by path. */
  readonly scans: readonly FileScan[];
  /** Scripts of the entrypoint, in document order. */
  readonly scripts: readonly ScriptTag[];
}

/** Scans documents, style sheets, pictures and data of a bundle. Throws BudgetExceeded. */
export function scanFiles(files: ReadonlyMap<string, Uint8Array>, context: FileContext, budget: Budget): ScannedFiles {
  const scripts: ScriptTag[] = [];
  const scans: FileScan[] = [];
  const styles = new StyleReferences();
  const documents: [FileScan, RenderedElements][] = [];
  for (const path of [...files.keys()].sort()) {
    const scanFile = path === manifestPath ? undefined : scanners[typeOf(path)?.ending ?? ''];
    const text = scanFile === undefined ? null : decodeText(files.get(path) ?? new Uint8Array());
    if (scanFile === undefined || text === null) continue;
    const scan = new FileScan(path, text, budget);
    scans.push(scan);
    whileNotFull(() => {
      const document = scanFile(scan, context, styles);
      if (document === undefined) return;
      scripts.push(...document.scripts);
      documents.push([scan, document.rendered]);
    });
  }
  for (const [scan, rendered] of documents) {
    rendered.addStyles(styles);
    whileNotFull(() => {
      if (rendered.areTooMany) scan.refuse(tooManyElements, 0);
    });
  }
  return { scans, scripts };
}

type Scanner = (scan: FileScan, context: FileContext, styles: StyleReferences) => ScannedDocument | undefined;

const scanners: Readonly<Record<string, Scanner | undefined>> = {
  html: scanDocumentOf,
  css: scanSheet,
  svg(scan) {
    scanVector(scan);
    return undefined;
  },
  json(scan, { requiredNames }) {
    scanJson(scan, requiredNames);
    return undefined;
  },
};

/** Scans a document. Scripts are allowed only in the entrypoint, because no other document is displayed. */
function scanDocumentOf(scan: FileScan, { entrypoint }: FileContext): ScannedDocument {
  const { scripts, rendered } = scanDocument(scan);
  if (scan.path === entrypoint) return { scripts, rendered };
  for (const { offset } of scripts) scan.refuse(scriptElsewhere, offset);
  return { scripts: [], rendered };
}

function scanSheet(scan: FileScan, _context: FileContext, references: StyleReferences): undefined {
  scanStyle(scan.text, 'sheet', scan.budget, {
    refuse: (fault, at) => scan.refuse(fault, at),
    refer: (kind, url, at) => scan.refer(kind, url, at),
    references,
  });
}

const scriptElsewhere = {
  rule: 'html.script',
  family: 'EMB',
  why: 'Only the entrypoint may load scripts.',
  fix: 'Remove the script element, or the document.',
} as const;
