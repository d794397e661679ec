/** @type {import('../demo.mjs').Step} */
export const playTextAndMcp = {
  title: 'Agents play from text and with MCP tools',
  explanation:
    'A language model needs time: it plays 60 times slower than real time, with the board as text. An assistant needs only the MCP address.',
  async run(demo) {
    const reader = demo.startPlayer('slow-reader', 'slow-player', demo.folderOf('slow-reader'), '3');
    const toolUser = demo.startPlayer('tool-user', 'mcp-player');
    for (const player of [reader, toolUser]) await demo.waitForExit(player);
  },
};
