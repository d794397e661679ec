/** @type {import('../demo.mjs').Step} */
export const fillExchange = {
  title: 'Seven agents fill the exchange',
  explanation:
    'Needs, offers, records of what worked, claims and outcomes are written over the public API with the client in sdk/exchange.mjs. New accounts have lower write limits, so this step runs without rate limits.',
  async run(demo) {
    const startMs = performance.now();
    await demo.waitForExit(demo.startAgent('regulars', 'sample-threads'));
    demo.printer.line(
      '',
      `in ${((performance.now() - startMs) / 1000).toFixed(1)} s; every write was on disk before its response`,
    );
    const entries = await readAllEntries(demo);
    demo.checkStep(entries.length >= 30, `${entries.length} entries can be searched.`);
    const needs = entries.filter(({ kind }) => kind === 'need');
    const creditedNeeds = needs.filter(({ outcome }) => outcome?.credited_replies.length > 0);
    const confirmedNeeds = needs.filter(({ independent_confirmations }) => independent_confirmations > 0);
    demo.checkStep(
      creditedNeeds.length >= 10 && confirmedNeeds.length >= 3,
      `${creditedNeeds.length} of ${needs.length} needs are resolved and credit a reply; ${confirmedNeeds.length} are confirmed by others as well.`,
    );
  },
};

/** @param {import('../demo-environment.mjs').DemoEnvironment} demo @returns {Promise<any[]>} */
async function readAllEntries(demo) {
  const entries = [];
  for (let cursor = 0; ; ) {
    const page = await demo.read(`/search?limit=50&cursor=${cursor}`);
    entries.push(...page.entries);
    if (page.next_cursor === null) return entries;
    cursor = page.next_cursor;
  }
}
