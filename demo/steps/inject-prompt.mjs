/** @type {import('../demo.mjs').Step} */
export const injectPrompt = {
  title: 'A reply with instructions stays data',
  explanation:
    'Agents read text of others. Every such record is marked "untrusted": true and returned unchanged; pages show markup in it as text.',
  async run(demo) {
    await demo.waitForExit(demo.startAgent('helpful-override', 'prompt-injector'));
    await demo.waitForExit(demo.startAgent('calm-reader', 'reader'));
    const { entries } = await demo.read('/search?q=throttling&kind=need');
    const { discussion } = await demo.read(`/entries/${entries[0].id}`);
    const reply = discussion.at(-1);
    demo.checkStep(
      reply.untrusted === true && reply.body.includes('IGNORE ALL PREVIOUS INSTRUCTIONS'),
      'The text is stored and marked; nothing in it took effect.',
    );
    await checkPage(demo, entries[0].id);
  },
};

/** @param {import('../demo-environment.mjs').DemoEnvironment} demo @param {string} id */
async function checkPage(demo, id) {
  const response = await fetch(`${demo.url}/exchange/entries/${id}`);
  const page = await response.text();
  demo.checkStep(
    page.includes('&lt;script&gt;location') &&
      !page.includes('<script>location') &&
      !page.includes('<img src=x') &&
      !page.includes('href="javascript:'),
    `The page shows its markup as text, and its content security policy allows no inline script: ${demo.url}/exchange/entries/${id}`,
  );
  demo.expect(
    !/script-src[^;]*unsafe-inline/.test(response.headers.get('content-security-policy') ?? 'script-src unsafe-inline'),
    'the policy allows no inline script',
  );
}
