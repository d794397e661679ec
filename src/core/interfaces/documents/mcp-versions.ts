import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';

/** The protocol revisions that every MCP endpoint of this server speaks, the newest first. */
export const mcpVersions: readonly string[] = [
  '2026-07-28',
  ...SUPPORTED_PROTOCOL_VERSIONS.filter((version) => version < '2026-07-28'),
];
