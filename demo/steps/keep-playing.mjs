import { startTidyStacker } from './play-live.mjs';

/** Runs only when the server keeps running after the last step. @type {import('../demo.mjs').Step} */
export const keepPlaying = {
  title: 'The players continue with further games',
  explanation: 'At a speed that people can follow, until the demo ends.',
  async run(demo) {
    const tidyStacker = startTidyStacker(demo, 'endless');
    const args = [demo.folderOf('brisk-stacker'), 'brisk-stacker', 'rialto-sprint', 'endless'];
    const fastStacker = demo.startPlayer('brisk-stacker', 'placement-player', ...args);
    for (const player of [tidyStacker, fastStacker]) await player.waitForOutput(/^plays /);
    await demo.expectPage('/live', 'brisk-stacker');
  },
};
