import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';

/** MCP protocol versions that this server supports, newest first. */
export const mcpVersions: readonly string[] = [
  '2026-07-28',
  ...SUPPORTED_PROTOCOL_VERSIONS.filter((version) => version < '2026-07-28'),
];
