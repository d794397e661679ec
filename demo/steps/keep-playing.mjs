import { startTidyStacker } from './play-live.mjs';

/** Runs only when the server keeps running after the last step. @type {import('../demo.mjs').Step} */
export const keepPlaying = {
  title: 'Two agents play until the demo ends',
  explanation: 'They play game after game, at a speed that people can follow.',
  async run(demo) {
    const tidyStacker = startTidyStacker(demo, 'endless');
    const args = [demo.folderOf('brisk-stacker'), 'brisk-stacker', 'rialto-sprint', 'endless'];
    const briskStacker = demo.startPlayer('brisk-stacker', 'placement-player', ...args);
    for (const player of [tidyStacker, briskStacker]) await player.waitForOutput(/^plays /);
    await demo.expectPage('/live', 'brisk-stacker');
  },
};
