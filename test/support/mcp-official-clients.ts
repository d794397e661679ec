import * as client24 from '@modelcontextprotocol/client';
import * as client23 from 'mcp-client-2.3';
import { Client as Client113 } from 'mcp-sdk-1.13/client/index.js';
import { StreamableHTTPClientTransport as Transport113 } from 'mcp-sdk-1.13/client/streamableHttp.js';
import { Client as Client125 } from 'mcp-sdk-1.25/client/index.js';
import { StreamableHTTPClientTransport as Transport125 } from 'mcp-sdk-1.25/client/streamableHttp.js';
import { Client as Client132 } from 'mcp-sdk-1.32/client/index.js';
import { StreamableHTTPClientTransport as Transport132 } from 'mcp-sdk-1.32/client/streamableHttp.js';

/** The methods of the official clients of all versions that the tests use. */
export interface OfficialClient {
  connect(transport: unknown): Promise<void>;
  listTools(): Promise<{ tools: { name: string; outputSchema?: object | undefined }[] }>;
  callTool(request: { name: string; arguments: Record<string, unknown> }): Promise<ToolResult>;
  listResources(): Promise<{ resources: { uri: string; name: string }[] }>;
  readResource(request: { uri: string }): Promise<{ contents: { uri: string; mimeType: string; text: string }[] }>;
  close(): Promise<void>;
}

export interface ToolResult {
  readonly isError?: boolean;
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly structuredContent?: unknown;
}

interface ClientLibrary {
  readonly name: string;
  readonly Client: new (info: { name: string; version: string }) => OfficialClient;
  readonly Transport: new (url: URL, options: { requestInit: RequestInit }) => unknown;
}

/**
 * Client libraries that validate results differently. Versions 1.x validate `structuredContent` against the tool's
 * output schema even in an error, like the MCP Inspector, which uses client library 2.3.1.
 */
export const clientLibraries = [
  { name: 'SDK 1.13.3', Client: Client113, Transport: Transport113 },
  { name: 'SDK 1.25.3', Client: Client125, Transport: Transport125 },
  { name: 'SDK 1.32.2', Client: Client132, Transport: Transport132 },
  { name: 'client 2.3.1', Client: client23.Client, Transport: client23.StreamableHTTPClientTransport },
  { name: 'client 2.4.0', Client: client24.Client, Transport: client24.StreamableHTTPClientTransport },
] as unknown as readonly ClientLibrary[];

/** Runs the body with a connected client that has listed the tools, and closes it. */
export async function withOfficialClient<Value>(
  { Client, Transport }: ClientLibrary,
  url: string,
  credential: string | undefined,
  body: (client: OfficialClient) => Promise<Value>,
): Promise<Value> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const headers: Record<string, string> = credential === undefined ? {} : { authorization: `Bearer ${credential}` };
  await client.connect(new Transport(new URL(url), { requestInit: { headers } }));
  try {
    await client.listTools();
    return await body(client);
  } finally {
    await client.close();
  }
}
