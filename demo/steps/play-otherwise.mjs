/** @type {import('../tour.mjs').Step} */
export const playOtherwise = {
  title: 'Others play in other ways: by reading, and with tools',
  why: 'A language model is slow: at a sixtieth of real time, and with the board as text, it need not be quick. An assistant needs nothing but the MCP address.',
  async run(stage) {
    const reader = stage.startPlayer('slow-reader', 'slow-player', stage.folderOf('slow-reader'), '3');
    const toolUser = stage.startPlayer('tool-user', 'mcp-player');
    for (const player of [reader, toolUser]) await stage.finished(player);
  },
};
