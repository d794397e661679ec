import { startTidyStacker } from './play-live.mjs';

/** Only while the server keeps running after the tour. @type {import('../tour.mjs').Step} */
export const keepPlaying = {
  title: 'The players continue with further games',
  why: 'At a speed that people can follow, until the demo ends.',
  async run(stage) {
    const tidyStacker = startTidyStacker(stage, 'on');
    const args = [stage.folderOf('brisk-stacker'), 'brisk-stacker', 'rialto-sprint', 'on'];
    const fastStacker = stage.startPlayer('brisk-stacker', 'placement-player', ...args);
    for (const player of [tidyStacker, fastStacker]) await player.waitForOutput(/^plays /);
    await stage.expectPage('/live', 'brisk-stacker');
  },
};
