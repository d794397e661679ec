import assert from 'node:assert/strict';
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

/** The protocol revisions that a client may use: pinned, negotiated, and an older one. */
export const revisions = [
  { name: 'the current revision', versionNegotiation: { mode: { pin: '2026-07-28' } } },
  { name: 'a negotiated revision', versionNegotiation: { mode: 'auto' } },
  { name: 'a revision of 2025', versionNegotiation: { mode: 'legacy' } },
] as const;
export type Revision = (typeof revisions)[number];

/** Runs the body with a connected MCP client, and closes it. */
export async function withMcpClient<Value>(
  url: string,
  revision: Revision,
  credential: string | undefined,
  body: (client: Client) => Promise<Value>,
): Promise<Value> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: revision.versionNegotiation });
  const headers: Record<string, string> = credential === undefined ? {} : { authorization: `Bearer ${credential}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  try {
    return await body(client);
  } finally {
    await client.close();
  }
}

/** The structured content of a successful tool call, or the parsed JSON text of an error. */
// biome-ignore lint/suspicious/noExplicitAny: responses are untyped JSON.
export function contentOf(result: CallToolResult): any {
  if (result.isError !== true) return result.structuredContent;
  assert.equal(
    'structuredContent' in result,
    false,
    'an error has no structured content, since clients validate it with the output schema',
  );
  const [firstPart] = result.content;
  return JSON.parse(firstPart?.type === 'text' ? firstPart.text : '');
}

export function textOf(result: CallToolResult): string {
  return result.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}
