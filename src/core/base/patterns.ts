const wording = new Map<string, string>();

/**
 * The `pattern` of a schema together with what it allows in words, for the errors that callers read:
 * "... must be {allowed}".
 */
export function pattern(source: string, allowed: string): { readonly pattern: string } {
  wording.set(source, allowed);
  return { pattern: source };
}

/** What the pattern allows in words; undefined when it was not made by `pattern`. */
export function allowedBy(source: string): string | undefined {
  return wording.get(source);
}
