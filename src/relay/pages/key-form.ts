import { type Html, html } from '../../core/doors/pages/html.ts';

/**
 * Where the holder of a key types it in, for `key-gate.js`. The field has no name: a form that were
 * ever sent by itself would send nothing.
 */
export function keyForm(purpose: string): Html {
  return html`<noscript><p class="notice">This page needs JavaScript: it keeps your key in its own memory and calls the interface with it. Everything here can be done with <code>curl</code> as well.</p></noscript>
<form class="gate" data-gate autocomplete="off" hidden>
<h2>${purpose}</h2>
<div class="field"><label for="key">API key</label>
<div class="field-row"><input id="key" type="password" autocomplete="off" autocapitalize="off" spellcheck="false" required maxlength="200" placeholder="rlk_live_…" aria-describedby="key-note">
<button class="button" type="submit">Open</button></div></div>
<p class="note" id="key-note">The key stays in the memory of this page. It is never stored and never in an address; closing or reloading the page forgets it.</p>
<div data-gate-problem></div>
</form>
<p class="gate-open" data-gate-open hidden><span class="gate-sign" aria-hidden="true"></span><span>The key is in this page’s memory only.</span> <button class="quiet" type="button" data-forget>Forget the key</button></p>
<p class="visually-hidden" role="status" data-said></p>`;
}
