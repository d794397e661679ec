import { html } from '../../core/interfaces/pages/html.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import type { Site } from '../../core/interfaces/pages/site.ts';

/** Receipt verification page; runs the code of the JavaScript client. */
export function verifyPage(site: Site): Page {
  const { base } = site;
  const keys = `${base}/.well-known/rialto-keys.json`;
  return {
    title: 'Receipt verifier',
    description: 'Verifies signed receipts of Rialto Relay in your browser. Nothing is uploaded.',
    path: '/verify',
    section: 'Verify',
    scripts: ['verify.js'],
    noStore: true,
    footer: [{ title: 'Signing keys', href: keys }],
    main: html`<div class="list-head"><h1>Receipt verifier</h1>
<p class="lead">Drop receipts here. Your browser verifies their signatures with this installation’s public keys. Nothing is uploaded.</p></div>
<noscript><p class="notice">Verifying needs JavaScript. Both clients verify offline without a browser: <code>verifyReceipt</code> and <code>verify_receipt</code>.</p></noscript>
<form class="verifier" data-verifier="${keys}" autocomplete="off">
<div class="drop" data-drop>
<svg class="drop-sign" viewBox="0 0 48 48" width="44" height="44" aria-hidden="true"><path class="line" d="M14 6h20v36l-4-3-3 3-3-3-3 3-3-3-4 3zM19 15h10M19 21h10M19 27h6"/></svg>
<p class="drop-words"><label for="files">Choose files</label> or drop them here</p>
<input class="drop-files" id="files" type="file" multiple accept=".json,.jsonl,.ndjson,.txt,application/json">
<p class="note">Receipts as JSON: one or several, API responses, or the console’s export.</p>
</div>
<div class="field"><label for="pasted">Or paste</label>
<textarea id="pasted" rows="4" spellcheck="false" placeholder="{&quot;version&quot;:&quot;rialto-receipt/1&quot;, …}"></textarea></div>
<details class="other-way"><summary>Also compare with the lead and the destination</summary>
<p class="note">They are not uploaded either. The fingerprints of a receipt show whether it is about this lead.</p>
<div class="field"><label for="destination">Destination, exactly as it was sent</label>
<input id="destination" type="text" spellcheck="false" autocapitalize="off" placeholder="https://crm.example.com/leads?…"></div>
<div class="field"><label for="lead">The lead as JSON</label>
<textarea id="lead" rows="4" spellcheck="false" placeholder="{&quot;name&quot;:&quot;Ada Lovelace&quot;, …}"></textarea></div>
</details>
<p class="form-actions"><button class="button" type="submit" disabled>Verify</button> <button class="quiet" type="reset">Clear</button></p>
</form>
<p class="verdict-line" role="status" data-verdict tabindex="-1"></p>
<ol class="verdicts" data-verdicts></ol>
<section class="part text" aria-labelledby="proves"><h2 id="proves">What a valid signature proves</h2>
<ul>
<li>This installation issued this statement about the delivery: state, effect, times and every attempt.</li>
<li>Receipts of an account form a chain: each contains the hash of the previous one, so a missing or replaced receipt is detected.</li>
<li>It does not prove what the destination did with a lead after its response.</li>
</ul>
<p>The signature covers all but <code>idempotency_key</code>, <code>usage</code>, <code>response_excerpt</code> and the two plain hashes, which are only in the first response. Both clients make the same checks offline.</p>
</section>`,
  };
}
