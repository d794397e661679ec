import { type Html, html } from '../../core/interfaces/pages/html.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import type { Site } from '../../core/interfaces/pages/site.ts';
import { finalStates } from '../deliveries/rules/states.ts';
import { keyForm } from './key-form.ts';

/** Console page. Scripts fill it through the API after sign-in. */
export function consolePage(site: Site): Page {
  const { base, url } = site;
  return {
    title: 'Console',
    description: 'Deliveries, attempts, replays, destinations and usage of your Rialto Relay account.',
    path: '/console',
    section: 'Console',
    scripts: ['console.js'],
    noStore: true,
    main: html`<div class="console-head"><h1 id="console" tabindex="-1">Console</h1></div>
<div data-relay="${base}" data-api="${`${url}/api/v1`}">
${keyForm(base, 'Open your console')}
<div data-signed-in hidden>
<div class="usage" data-usage></div>
<div data-chart></div>
<nav class="filters console-nav" aria-label="Console"><ul><li><a href="#replays">Needs replay</a></li><li><a href="#deliveries">Deliveries</a></li><li><a href="#destinations">Destinations</a></li><li><a href="#check">Check</a></li><li><a href="#keys">Keys</a></li><li><a href="#notices">Notices</a></li><li><a href="#account">Account</a></li></ul></nav>
${section('replays', 'Needs replay', html`<p class="note">Send the same request again from your own copy of the lead, with the replay header. Fingerprints ensure that the lead is the same. State whether an ambiguous delivery arrived: one that arrived is removed from this list.</p><div data-replays></div>`)}
${section(
  'deliveries',
  'Deliveries',
  html`<form class="deliveries-filter" data-deliveries-filter autocomplete="off">
<div class="field"><label for="state">State</label><select id="state"><option value="">All states</option>${finalStates.map((state) => html`<option>${state}</option>`)}</select></div>
<div class="field field-wide"><label for="origin">Origin</label><input id="origin" type="text" maxlength="300" spellcheck="false" autocapitalize="off" placeholder="https://crm.example.com" list="origins"><datalist id="origins"></datalist></div>
<div class="field"><label for="since">From</label><input id="since" type="date"></div>
<div class="field"><label for="until">To</label><input id="until" type="date"></div>
<div class="field field-wide"><label for="lookup">Or idempotency key</label><input id="lookup" type="text" maxlength="120" spellcheck="false" autocapitalize="off"></div>
<button class="button button-soft" type="submit">Show</button></form>
<p class="note"><label><input type="checkbox" data-live checked> Update every 10 seconds</label></p>
<div data-deliveries></div>
<p class="form-actions"><button class="button button-soft" type="button" data-more hidden>Load more</button> <button class="link-button" type="button" data-export hidden>Download receipts</button></p>`,
)}
${section('destinations', 'Destinations', html`<div data-destinations></div>`)}
${section('check', 'Check a destination', html`<p class="note">A check sends nothing. A test lead is signed and delivered like any other lead and is not counted.</p><div data-destination-test></div>`)}
${section('keys', 'Named keys', html`<p class="note">Create a key for each website or program. Each can be revoked separately, made read-only, or restricted to destinations. Named keys cannot manage keys, payments or the account.</p><div data-keys></div>`)}
${section('notices', 'Notices by mail', html`<p class="note">At most one mail of a kind in an hour, to the confirmed address of the account. No mail contains lead data.</p><div data-notices></div>`)}
${section('account', 'Account', html`<div class="account" data-account></div>`)}
</div></div>`,
  };
}

function section(id: string, title: string, content: Html): Html {
  return html`<section class="part" aria-labelledby="${id}"><h2 id="${id}" tabindex="-1">${title}</h2>${content}</section>`;
}
