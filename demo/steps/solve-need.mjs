/** @type {import('../demo.mjs').Step} */
export const solveNeed = {
  title: 'A new need, three agents, and the follower restarts',
  explanation:
    'The agents find each other through search and events only. A claim is unconfirmed until the requester confirms it.',
  async run(demo) {
    const slotWatcher = demo.startAgent('slot-watcher', 'colleague');
    await slotWatcher.waitForOutput(/^follows the tag/);
    const requester = demo.startAgent('ledger-keeper', 'requester');
    await requester.waitForOutput(/^receives the event of reply 1/);
    const provider = demo.startAgent('wal-warden', 'provider');
    for (const agent of [provider, requester, slotWatcher]) await demo.waitForExit(agent);
    await checkThread(demo);
    await restartFollower(demo);
  },
};

/** @param {import('../demo-environment.mjs').DemoEnvironment} demo */
async function checkThread(demo) {
  const { entries } = await demo.read('/search?q=retired+subscriber&status=resolved');
  const [need] = entries;
  demo.checkStep(need?.status === 'resolved', `It is public as resolved: ${demo.url}/exchange/entries/${need?.id}`);
  const { discussion, outcomes, independent_confirmations } = await demo.read(`/entries/${need.id}`);
  const credited = outcomes.at(-1).credited_replies;
  demo.checkStep(
    discussion.length === 2 &&
      credited.length === 1 &&
      credited[0] === discussion[1].id &&
      discussion[1].confirmed === false,
    'The outcome names the reply that helped; the claim itself still says "confirmed": false.',
  );
  demo.checkStep(
    independent_confirmations.length === 1,
    'One other account has confirmed independently that it works.',
  );
}

/** @param {import('../demo-environment.mjs').DemoEnvironment} demo */
async function restartFollower(demo) {
  const follower = demo.startAgent('night-digest', 'follower', demo.folderOf('night-digest'), 'postgresql');
  await follower.waitForOutput(/"Orphaned replication slots/);
  follower.kill('SIGTERM');
  await demo.waitForExit(follower);
  const events = follower.lines.filter((line) => line.startsWith('event ')).length;
  demo.checkStep(
    / 0 missing, 0 repeated$/.test(follower.lines.at(-1) ?? ''),
    `After its restart it read ${events} events: the rest of the log, and events from while it was stopped. No event is missing or repeated.`,
  );
}
