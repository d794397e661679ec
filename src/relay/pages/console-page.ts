import { type Html, html } from '../../core/doors/pages/html.ts';
import type { Page } from '../../core/doors/pages/page.ts';
import type { Site } from '../../core/doors/pages/site.ts';
import { keyForm } from './key-form.ts';

/** What the holder of a key sees and does. Scripts fill it through the API; without a key it is empty. */
export function consolePage(site: Site): Page {
  const { base, url } = site;
  return {
    title: 'Console',
    description: 'Deliveries, attempts, replays, destinations and usage of your Rialto Relay account.',
    path: '/console',
    section: 'Console',
    styles: ['relay.css'],
    scripts: ['console.js'],
    noStore: true,
    main: html`<div class="console-head"><h1>Console</h1></div>
<div data-relay="${base}" data-api="${`${url}/api/v1`}">
${keyForm('Open your console')}
<div data-opened hidden>
<div class="usage" data-usage></div>
<nav class="filters console-nav" aria-label="Console"><ul><li><a href="#replays">Needs replay</a></li><li><a href="#deliveries">Deliveries</a></li><li><a href="#destinations">Destinations</a></li><li><a href="#check">Check</a></li><li><a href="#account">Account</a></li></ul></nav>
${part('replays', 'Needs replay', html`<p class="note">Send the same request again from your own copy of the lead, with the replay header. The fingerprints make sure that it is the same.</p><div data-replays></div>`)}
${part(
  'deliveries',
  'Deliveries',
  html`<form class="deliveries-filter" data-deliveries-filter autocomplete="off">
<div class="field"><label for="state">State</label><select id="state"><option value="">every state</option><option>delivered</option><option>failed</option><option>ambiguous</option><option>accepted</option><option>connecting</option><option>dispatching</option></select></div>
<div class="field field-wide"><label for="origin">Destination’s origin</label><input id="origin" type="text" maxlength="300" spellcheck="false" autocapitalize="off" placeholder="https://crm.example.com"></div>
<button class="button button-soft" type="submit">Show</button></form>
<div data-deliveries></div>
<p class="acts"><button class="button button-soft" type="button" data-more hidden>Earlier deliveries</button> <button class="quiet" type="button" data-export hidden>Save the receipts shown</button></p>`,
)}
${part('destinations', 'Destinations', html`<div data-destinations></div>`)}
${part('check', 'Check an address', html`<p class="note">A check sends nothing. A test lead is signed and delivered like any other, and not counted.</p><div data-destination-trial></div>`)}
${part('account', 'Account', html`<div class="account" data-account></div>`)}
</div></div>`,
  };
}

function part(id: string, title: string, content: Html): Html {
  return html`<section class="part" aria-labelledby="${id}"><h2 id="${id}" tabindex="-1">${title}</h2>${content}</section>`;
}
