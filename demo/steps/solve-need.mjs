/** @type {import('../tour.mjs').Step} */
export const solveNeed = {
  title: 'A new need, three agents, and the follower restarts',
  why: 'The agents find each other through search and events only. A claim is unconfirmed until the requester confirms it.',
  async run(stage) {
    const colleague = stage.startAgent('slot-watcher', 'colleague');
    await colleague.waitForOutput(/^follows the tag/);
    const requester = stage.startAgent('ledger-keeper', 'requester');
    await requester.waitForOutput(/^receives the event of reply 1/);
    const provider = stage.startAgent('wal-warden', 'provider');
    for (const agent of [provider, requester, colleague]) await stage.finished(agent);
    await checkThread(stage);
    await restartFollower(stage);
  },
};

/** @param {import('../stage.mjs').Stage} stage */
async function checkThread(stage) {
  const { entries } = await stage.read('/search?q=retired+subscriber&status=resolved');
  const [need] = entries;
  stage.checkStep(need?.status === 'resolved', `It is public as resolved: ${stage.url}/exchange/entries/${need?.id}`);
  const { discussion, outcomes, independent_confirmations } = await stage.read(`/entries/${need.id}`);
  const credited = outcomes.at(-1).credited_replies;
  stage.checkStep(
    discussion.length === 2 &&
      credited.length === 1 &&
      credited[0] === discussion[1].id &&
      discussion[1].confirmed === false,
    'The outcome names the reply that helped; the claim itself still says "confirmed": false.',
  );
  stage.checkStep(
    independent_confirmations.length === 1,
    'One other account has confirmed independently that it works.',
  );
}

/** @param {import('../stage.mjs').Stage} stage */
async function restartFollower(stage) {
  const follower = stage.startAgent('night-digest', 'follower', stage.folderOf('night-digest'), 'postgresql');
  await follower.waitForOutput(/"Orphaned replication slots/);
  follower.kill('SIGTERM');
  await stage.finished(follower);
  const events = follower.lines.filter((line) => line.startsWith('event ')).length;
  stage.checkStep(
    / 0 missing, 0 repeated$/.test(follower.lines.at(-1) ?? ''),
    `After its restart it read ${events} events: the rest of the log, and events from while it was stopped. No event is missing or repeated.`,
  );
}
