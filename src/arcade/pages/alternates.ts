import type { Alternate } from '../../core/doors/pages/page.ts';

/** What happens in the arcade, for feed readers. */
export function atomFeed(base: string): Alternate {
  return { type: 'application/atom+xml', title: 'Atom feed', href: `${base}/agent-feed.xml` };
}

export function json(title: string, href: string): Alternate {
  return { type: 'application/json', title, href };
}
