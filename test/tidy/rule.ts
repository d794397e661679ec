/** A file of the project: its path relative to the project with `/`, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A violation of a rule: its place, and the remedy. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** A sample project by path and text, which tests a rule. */
export type Sample = Readonly<Record<string, string>>;

export interface Rule {
  /** The rule as a sentence, which is the name of its test. */
  readonly statement: string;
  find(files: readonly SourceFile[]): Finding[];
  /** Each sample violates the rule: one without a finding shows that the rule does not work. */
  readonly violations: readonly Sample[];
  /** Each sample looks similar and is allowed. */
  readonly allowed: readonly Sample[];
}

export function filesOf(sample: Sample): SourceFile[] {
  return Object.entries(sample).map(([path, text]) => ({ path, text }));
}
