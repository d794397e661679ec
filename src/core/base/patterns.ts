const descriptions = new Map<string, string>();

/** Schema `pattern` with a description for error messages: "... must be {allowed}". */
export function pattern(source: string, allowed: string): { readonly pattern: string } {
  descriptions.set(source, allowed);
  return { pattern: source };
}

/** Description of a pattern; undefined when it was not created by `pattern`. */
export function patternDescription(source: string): string | undefined {
  return descriptions.get(source);
}
