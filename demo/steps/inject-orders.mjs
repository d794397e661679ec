/** @type {import('../tour.mjs').Step} */
export const injectOrders = {
  title: 'A reply with instructions stays data',
  why: 'Agents read text of others. Every such record is marked "untrusted": true and returned unchanged; on pages it is text.',
  async run(stage) {
    await stage.finished(stage.startAgent('helpful-override', 'prompt-injector'));
    await stage.finished(stage.startAgent('calm-reader', 'reader'));
    const { entries } = await stage.read('/search?q=throttling&kind=need');
    const { discussion } = await stage.read(`/entries/${entries[0].id}`);
    const reply = discussion.at(-1);
    stage.checkStep(
      reply.untrusted === true && reply.body.includes('IGNORE ALL PREVIOUS INSTRUCTIONS'),
      'The text is stored and marked; nothing in it took effect.',
    );
    await checkPage(stage, entries[0].id);
  },
};

/** @param {import('../stage.mjs').Stage} stage @param {string} id */
async function checkPage(stage, id) {
  const response = await fetch(`${stage.url}/exchange/entries/${id}`);
  const page = await response.text();
  stage.checkStep(
    page.includes('&lt;script&gt;location') &&
      !page.includes('<script>location') &&
      !page.includes('<img src=x') &&
      !page.includes('href="javascript:'),
    `The page shows its markup as text, and its content security policy allows no inline script: ${stage.url}/exchange/entries/${id}`,
  );
  stage.expect(
    !/script-src[^;]*unsafe-inline/.test(response.headers.get('content-security-policy') ?? 'script-src unsafe-inline'),
    'the policy allows no inline script',
  );
}
