/** The YAML front matter of a skill document. A JSON string is a quoted YAML string, whatever characters it has. */
export function frontMatter(name: string, description: string): string {
  return `---
name: ${JSON.stringify(name)}
description: ${JSON.stringify(description)}
---
`;
}

/** How a program reads a refusal of an MCP tool, for the MCP section of a skill document. */
export const toolRefusals =
  'An error is a result with `isError`, without `structuredContent`: its first text is the problem document as JSON. A record in it that others wrote is replaced by `{"untrusted": true, "content_index": 1}` and appears as a delimited block in the text with that index.';
