/**
 * MCP protocol versions that this server supports, newest first. A separate list, because importing the list of the MCP
 * library would load the library at every start.
 */
export const mcpVersions: readonly string[] = [
  '2026-07-28',
  '2025-11-25',
  '2025-06-18',
  '2025-03-26',
  '2024-11-05',
  '2024-10-07',
];
