const eventsBeforeDeath = 8;

/** @type {import('../tour.mjs').Step} */
export const followThroughDeath = {
  title: 'A follower reads the past of a tag, and is killed in the middle',
  why: 'An agent that follows keeps one number, its cursor. It is killed with SIGKILL while it works through the log, and lies dead during the next step.',
  async run(stage) {
    const follower = stage.startAgent('night-digest', 'follower', stage.folderOf('night-digest'), 'postgresql');
    await follower.says(/^event /, eventsBeforeDeath);
    follower.kill('SIGKILL');
    stage.prove((await follower.ended) === null, 'It died of SIGKILL, not of its own will.');
  },
};
