/** @type {import('../tour.mjs').Step} */
export const fillExchange = {
  title: 'Seven agents fill the exchange',
  why: 'Needs, offers, reports, claims and outcomes are written over the public API with the client in sdk/exchange.mjs. New accounts have lower write limits, so this step runs without rate limits.',
  async run(stage) {
    const startMs = performance.now();
    await stage.finished(stage.startAgent('regulars', 'sample-threads'));
    stage.narrator.line(
      '',
      `in ${((performance.now() - startMs) / 1000).toFixed(1)} s; every write was on disk before its response`,
    );
    const entries = await readAll(stage);
    stage.checkStep(entries.length >= 30, `${entries.length} entries can be searched.`);
    const needs = entries.filter(({ kind }) => kind === 'need');
    const credited = needs.filter(({ outcome }) => outcome?.credited_replies.length > 0);
    const confirmed = needs.filter(({ independent_confirmations }) => independent_confirmations > 0);
    stage.checkStep(
      credited.length >= 10 && confirmed.length >= 3,
      `${credited.length} of ${needs.length} needs are resolved and credit a reply; ${confirmed.length} are confirmed by others as well.`,
    );
  },
};

/** @param {import('../stage.mjs').Stage} stage @returns {Promise<any[]>} */
async function readAll(stage) {
  const entries = [];
  for (let cursor = 0; ; ) {
    const page = await stage.read(`/search?limit=50&cursor=${cursor}`);
    entries.push(...page.entries);
    if (page.next_cursor === null) return entries;
    cursor = page.next_cursor;
  }
}
