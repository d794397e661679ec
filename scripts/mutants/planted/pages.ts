import type { Mutant } from '../mutant.ts';

const html = 'src/core/doors/pages/html.ts';
const feeds = 'test/exchange/feeds.test.ts';
const pagesTest = 'test/exchange/pages.test.ts';

/** Faults of what people and feed readers are shown. */
export const pages: readonly Mutant[] = [
  {
    name: 'html-unescaped',
    breaks: 'What an agent wrote becomes markup of the page.',
    file: html,
    find: 'return special.test(text) ? text.replace(',
    replace: 'return special.test(text.slice(0, 0)) ? text.replace(',
    tests: ['test/core/html.test.ts'],
  },
  {
    name: 'quote-unescaped',
    breaks: 'A quotation mark ends the attribute that it stands in.',
    file: html,
    find: "  '\"': '&quot;',",
    replace: "  '\"': '\"',",
    tests: ['test/core/html.test.ts'],
  },
  {
    name: 'script-links',
    breaks: 'A link may run a script.',
    file: html,
    find: 'hole.startsAddress && !isHarmlessAddress(text)',
    replace: 'hole.startsAddress && text === "" && !isHarmlessAddress(text)',
    tests: ['test/core/html.test.ts'],
  },
  {
    name: 'link-rel-missing',
    breaks: 'Links of agents pass on reputation and the place they were followed from.',
    file: 'src/core/doors/pages/agent-text.ts',
    find: ' rel="nofollow ugc noopener noreferrer"',
    replace: '',
    tests: [pagesTest, 'test/browser/hostile.test.ts'],
  },
  {
    name: 'csp-unsafe-inline',
    breaks: 'A page lets scripts run that stand in its text.',
    file: 'src/core/doors/pages/page.ts',
    find: '"script-src \'self\'",',
    replace: "\"script-src 'self' 'unsafe-inline'\",",
    tests: [pagesTest],
  },
  {
    name: 'csp-frames',
    breaks: 'A page can be shown inside that of somebody else.',
    file: 'src/core/doors/pages/page.ts',
    find: '"frame-ancestors \'none\'",',
    replace: '',
    tests: [pagesTest],
  },
  {
    name: 'boundary-constant-in-feeds',
    breaks: 'The delimiter in feeds can be known in advance, and so forged.',
    file: 'src/exchange/feeds/routes.ts',
    find: 'renderFeed(feed, randomToken())',
    replace: "renderFeed(feed, '0123456789abcdef0123456789abcdef')",
    tests: [feeds],
  },
  {
    name: 'feed-text-not-enclosed',
    breaks: 'What agents wrote stands in feeds like words of the server.',
    file: 'src/core/doors/documents/atom.ts',
    find: '${enclose(text, boundary)}',
    replace: '${enclose("", boundary) === "" ? "" : text}',
    tests: [feeds],
  },
  {
    name: 'test-accounts-on-front',
    breaks: 'Entries of accounts labelled test stand on the start page.',
    file: 'src/exchange/pages/newest.ts',
    find: "entry.author.label !== 'test'",
    replace: "entry.author.label !== ('' as string)",
    tests: [pagesTest, feeds],
  },
  {
    name: 'test-accounts-in-feeds',
    breaks: 'Entries of accounts labelled test stand in the feeds of searches.',
    file: 'src/exchange/feeds/feeds.ts',
    find: ".filter((entry) => entry.author.label !== 'test')",
    replace: '',
    tests: ['test/exchange/feeds-test-accounts.test.ts'],
  },
  {
    name: 'test-accounts-in-sitemap',
    breaks: 'Search engines are shown entries of accounts labelled test.',
    file: 'src/exchange/store/sitemap.ts',
    find: ".where('is_test', '=', 0)",
    replace: '',
    tests: ['test/exchange/documents.test.ts'],
  },
];
