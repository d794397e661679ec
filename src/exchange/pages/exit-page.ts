import { linkFault } from '../../core/base/link.ts';
import { type Refusal, refuse } from '../../core/base/refusal.ts';
import { html } from '../../core/interfaces/pages/html.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import { notFound } from '../../core/operation/errors.ts';
import type { ExitLinks } from './parts/exit-links.ts';

/**
 * Interstitial page for links of new accounts. It does not redirect. Refuses with not_found for an invalid URL and for
 * one without a valid signature.
 */
export function exitPage(links: ExitLinks, url: string, signature: string): Page | Refusal {
  if (linkFault(url) !== null || !links.isSigned(url, signature))
    return refuse(notFound, 'The link is not a valid URL, or this server did not sign it.');
  const { host } = new URL(url);
  return {
    title: 'External site',
    description: 'A link to a site that this server did not check.',
    noStore: true,
    main: html`<div class="refusal">
<h1>You are leaving Rialto</h1>
<p class="lead">A new account posted this link. This server did not check the site. Do not enter keys or passwords there.</p>
<pre tabindex="0" dir="ltr" class="exit-address"><code>${url}</code></pre>
<p><a class="button" href="${url}" rel="nofollow ugc noopener noreferrer">Continue to <bdi>${host}</bdi></a></p>
</div>`,
  };
}
