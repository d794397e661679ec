import { bundleLimits } from '../../bundle-limits.ts';
import { finding } from '../../finding.ts';
import type { Finding } from '../../report.ts';
import type { Budget } from '../budget.ts';
import type { ScanFault } from './fault.ts';
import { TextPlaces } from './text-place.ts';

/** What the reference's place in the text takes: any other type is refused. */
export type ReferenceKind = 'script' | 'sheet' | 'image' | 'font';

/** A file of the bundle that another one names. */
export interface Reference {
  /** The file with the reference. */
  readonly from: string;
  /** The reference as it is written, escapes decoded. */
  readonly url: string;
  readonly kind: ReferenceKind;
  readonly offset: number;
}

/** Thrown when a file has more findings than a report shows: the rest of the file is not read. */
export class FindingsFull extends Error {}

/** What the scan of one file collects, in the order of its text. */
export class FileScan {
  readonly path: string;
  readonly text: string;
  readonly budget: Budget;
  readonly findings: Finding[] = [];
  readonly references: Reference[] = [];
  readonly #places: TextPlaces;
  /** What was found, by place. */
  readonly #found = new Map<number, Set<string>>();

  constructor(path: string, text: string, budget: Budget) {
    this.path = path;
    this.text = text;
    this.budget = budget;
    this.#places = new TextPlaces(text);
  }

  /** Throws FindingsFull after one more finding than a report shows. The same is found once at one place. */
  refuse({ rule, family, why, fix }: ScanFault, offset: number): void {
    const found = this.#found.get(offset) ?? new Set();
    this.#found.set(offset, found);
    // What is called there is refused already.
    if (found.has(why) || (rule === 'script.call' && found.size > 0)) return;
    found.add(why);
    this.findings.push({ ...finding(rule, this.path, why, fix, this.#places.at(offset)), family });
    if (this.findings.length > bundleLimits.findingsMax) throw new FindingsFull();
  }

  refer(kind: ReferenceKind, url: string, offset: number): void {
    this.references.push({ from: this.path, url, kind, offset });
  }
}

/** Runs a part of a file's scan, which ends early when the file has more findings than a report shows. */
export function whileNotFull(scan: () => void): void {
  try {
    scan();
  } catch (error) {
    if (!(error instanceof FindingsFull)) throw error;
  }
}
