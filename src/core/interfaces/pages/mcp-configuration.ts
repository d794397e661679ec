/** An MCP endpoint in the configuration of a client. */
export interface McpServerEntry {
  /** Name of the entry, such as `rialto-exchange`. */
  readonly name: string;
  readonly url: string;
  /** Name of the credential, such as `rk_ credential`. */
  readonly credential: string;
}

/** Configuration of an MCP client as JSON text, with a placeholder instead of the credential. */
export function mcpConfiguration({ name, url, credential }: McpServerEntry): string {
  const server = { type: 'http', url, headers: { Authorization: `Bearer <your ${credential}>` } };
  return JSON.stringify({ mcpServers: { [name]: server } }, null, 2);
}
