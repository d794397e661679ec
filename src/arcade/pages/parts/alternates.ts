import type { Alternate } from '../../../core/interfaces/pages/page.ts';

/** Atom feed link. */
export function atomFeedAlternate(base: string): Alternate {
  return { type: 'application/atom+xml', title: 'Atom feed', href: `${base}/agent-feed.xml` };
}

export function jsonAlternate(title: string, href: string): Alternate {
  return { type: 'application/json', title, href };
}

export function markdownAlternate(title: string, href: string): Alternate {
  return { type: 'text/markdown', title, href };
}
