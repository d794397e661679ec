import { type Html, html } from '../../core/interfaces/pages/html.ts';

/**
 * Key input for `sign-in.js`. The field has no name, so that a form submission without JavaScript would not send the
 * key.
 */
export function keyForm(base: string, purpose: string): Html {
  return html`<noscript><p class="notice">This page needs JavaScript: it keeps your key in memory and calls the API with it. You can use <code>curl</code> instead.</p></noscript>
<form class="form-card" data-sign-in-form autocomplete="off">
<h2>${purpose}</h2>
<div class="field"><label for="key">API key</label>
<div class="field-row"><input id="key" type="password" autocomplete="off" autocapitalize="off" spellcheck="false" required maxlength="200" placeholder="rlk_live_…" aria-describedby="key-note">
<button class="button" type="submit" disabled>Open</button></div></div>
<p class="note" id="key-note">The key stays in memory: it is never stored and never in a URL. Open pages of the relay share it, and you are signed out half a minute after the last one is closed. <a href="${`${base}/recover`}">Lost the key?</a></p>
<div data-sign-in-problem></div>
</form>
<p class="session" data-session hidden><span class="session-dot" aria-hidden="true"></span><span>Signed in. The key is only in memory, shared by open pages of the relay.</span> <button class="link-button" type="button" data-sign-out>Sign out</button></p>
<p class="visually-hidden" role="status" data-announcement></p>`;
}
