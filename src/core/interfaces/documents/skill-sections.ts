/** YAML front matter of a skill document. JSON strings are valid quoted YAML strings. */
export function frontMatter(name: string, description: string): string {
  return `---
name: ${JSON.stringify(name)}
description: ${JSON.stringify(description)}
---
`;
}

/** Section of skill documents about errors of MCP tools. */
export const toolRefusals =
  'An error is a result with `isError`, without `structuredContent`: its first text is the problem document as JSON. A record in it that others wrote is replaced by `{"untrusted": true, "content_index": 1}` and appears as a delimited block in the text with that index.';
