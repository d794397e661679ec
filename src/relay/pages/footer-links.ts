import type { NavLink, Site } from '../../core/doors/pages/site.ts';

/** What the pages of the relay have at their foot. */
export function footerLinks({ base }: Site): NavLink[] {
  return [
    { title: 'skill.md', href: `${base}/skill.md` },
    { title: 'Privacy', href: `${base}/privacy` },
    { title: 'Terms', href: `${base}/terms` },
  ];
}
