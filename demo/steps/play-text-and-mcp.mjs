/** @type {import('../tour.mjs').Step} */
export const playTextAndMcp = {
  title: 'Agents play from text and with MCP tools',
  why: 'A language model needs time: it plays 60 times slower than real time, with the board as text. An assistant needs only the MCP address.',
  async run(stage) {
    const reader = stage.startPlayer('slow-reader', 'slow-player', stage.folderOf('slow-reader'), '3');
    const toolUser = stage.startPlayer('tool-user', 'mcp-player');
    for (const player of [reader, toolUser]) await stage.finished(player);
  },
};
