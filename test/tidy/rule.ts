/** A file of the project: its path from the project's folder, with `/`, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** One place that breaks a rule, and what to do about it. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** Small projects by path and text, for a rule's own proof. */
export type Sample = Readonly<Record<string, string>>;

export interface Rule {
  /** What holds, as a sentence: the name of the rule's test. */
  readonly promise: string;
  find(files: readonly SourceFile[]): Finding[];
  /** Each of these breaks the rule: one of which nothing is found proves that the rule is blind. */
  readonly planted: readonly Sample[];
  /** Each of these looks alike and is fine. */
  readonly allowed: readonly Sample[];
}

export function filesOf(sample: Sample): SourceFile[] {
  return Object.entries(sample).map(([path, text]) => ({ path, text }));
}
