const eventsBeforeKill = 8;

/** @type {import('../demo.mjs').Step} */
export const followAcrossKill = {
  title: 'A follower reads the history of a tag and is killed',
  explanation:
    'A follower stores the cursor of its last event. It is killed with SIGKILL while it reads the log, and restarts at the end of the next step.',
  async run(demo) {
    const follower = demo.startAgent('night-digest', 'follower', demo.folderOf('night-digest'), 'postgresql');
    await follower.waitForOutput(/^event /, eventsBeforeKill);
    follower.kill('SIGKILL');
    demo.checkStep((await follower.exitCode) === null, 'It was ended by SIGKILL.');
  },
};
