import { html } from '../../core/interfaces/pages/html.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import type { Site } from '../../core/interfaces/pages/site.ts';

/**
 * Page of an embed link. Only pages of the origins `frameAncestors` can contain it in a frame. Its script reads the
 * token from the URL fragment, so the server receives the token in the body of a request only.
 */
export function embedPage({ base }: Site, frameAncestors: readonly string[]): Page {
  return {
    title: 'Deliveries',
    description: 'The deliveries of one destination.',
    isEmbed: true,
    frameAncestors,
    noStore: true,
    scripts: ['embed.js'],
    main: html`<div class="delivery-embed" data-relay="${base}">
<h1>Deliveries</h1>
<noscript><p class="note">This page needs JavaScript, because the URL fragment contains the token for its data.</p></noscript>
<p class="note" data-embed-note aria-live="polite"></p>
<p class="form-actions" data-embed-actions hidden><button class="button button-soft" type="button" data-refresh>Refresh</button></p>
<div data-embed-deliveries></div>
<p class="form-actions"><button class="button button-soft" type="button" data-more hidden>Load more</button></p>
</div>`,
  };
}
