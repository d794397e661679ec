/** A file of the project: its path relative to the project with `/`, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A violation of a rule: its location, and the remedy. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** A sample project by path and text, which tests a rule. */
export type Sample = Readonly<Record<string, string>>;

export interface Rule {
  /** The rule as a sentence, which is the title of its tests. */
  readonly statement: string;
  find(files: readonly SourceFile[]): Finding[];
  /** Samples that violate the rule. A test fails when one has no finding. */
  readonly violations: readonly Sample[];
  /** Similar samples that do not violate the rule. */
  readonly allowed: readonly Sample[];
}

/** Line of a position in a text. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

export function filesOf(sample: Sample): SourceFile[] {
  return Object.entries(sample).map(([path, text]) => ({ path, text }));
}
