// Collects the findings and references of one scanned file.

import { bundleLimits } from '../../bundle-limits.ts';
import { finding } from '../../finding.ts';
import type { Finding } from '../../report.ts';
import type { Budget } from '../budget.ts';
import type { ScanFault } from './fault.ts';
import { TextPositions } from './text-positions.ts';

/** File type that a reference requires. */
export type ReferenceKind = 'script' | 'sheet' | 'image' | 'font';

/** Reference to another file of the bundle. */
export interface Reference {
  /** Path of the file that contains the reference. */
  readonly from: string;
  /** URL with decoded escapes. */
  readonly url: string;
  readonly kind: ReferenceKind;
  readonly offset: number;
}

/** Thrown when a file has more findings than a report contains; the rest of the file is not scanned. */
export class FindingsFull extends Error {}

/** Findings and references of the scan of one file. */
export class FileScan {
  readonly path: string;
  readonly text: string;
  readonly budget: Budget;
  readonly findings: Finding[] = [];
  readonly references: Reference[] = [];
  readonly #positions: TextPositions;
  /** Reported texts by offset. */
  readonly #reportedTexts = new Map<number, Set<string>>();

  constructor(path: string, text: string, budget: Budget) {
    this.path = path;
    this.text = text;
    this.budget = budget;
    this.#positions = new TextPositions(text);
  }

  /** Adds a finding unless the same one was reported at this offset. Throws FindingsFull above the limit. */
  refuse({ rule, family, why, fix }: ScanFault, offset: number): void {
    const reportedTexts = this.#reportedTexts.get(offset) ?? new Set();
    this.#reportedTexts.set(offset, reportedTexts);
    // Another finding at this offset explains why a call is not allowed, or why a value is unknown.
    const isConsequence = rule === 'script.call' || rule === 'script.value';
    if (reportedTexts.has(why) || (isConsequence && reportedTexts.size > 0)) return;
    reportedTexts.add(why);
    this.findings.push({ ...finding(rule, this.path, why, fix, this.#positions.positionOf(offset)), family });
    if (this.findings.length > bundleLimits.findingsMax) throw new FindingsFull();
  }

  refer(kind: ReferenceKind, url: string, offset: number): void {
    this.references.push({ from: this.path, url, kind, offset });
  }
}

/** Runs a part of the scan of a file; ends it early when the file exceeds the limit of findings. */
export function whileNotFull(scan: () => void): void {
  try {
    scan();
  } catch (error) {
    if (!(error instanceof FindingsFull)) throw error;
  }
}
