import { html } from '../../core/doors/pages/html.ts';
import type { Page } from '../../core/doors/pages/page.ts';
import type { Site } from '../../core/doors/pages/site.ts';

/** Checks receipts in the browser, with the same code as the JavaScript client. */
export function verifyPage(site: Site): Page {
  const { base } = site;
  const keys = `${base}/.well-known/rialto-keys.json`;
  return {
    title: 'Receipt verifier',
    description: 'Checks signed receipts of Rialto Relay in your browser. Nothing that you drop here is uploaded.',
    path: '/verify',
    section: 'Verify',
    styles: ['relay.css'],
    scripts: ['verify.js'],
    noStore: true,
    footer: [{ title: 'Signing keys', href: keys }],
    main: html`<div class="list-head"><h1>Receipt verifier</h1>
<p class="lead">Drop receipts here. Your browser checks their signatures against this installation’s public keys, and nothing leaves this page.</p></div>
<noscript><p class="notice">Checking needs JavaScript. Without it, both clients verify offline: <code>verifyReceipt</code> and <code>verify_receipt</code>.</p></noscript>
<form class="verifier" data-verifier="${keys}" autocomplete="off" hidden>
<div class="drop" data-drop>
<svg class="drop-sign" viewBox="0 0 48 48" width="44" height="44" aria-hidden="true"><path class="line" d="M14 6h20v36l-4-3-3 3-3-3-3 3-3-3-4 3zM19 15h10M19 21h10M19 27h6"/></svg>
<p class="drop-words"><label for="files">Choose files</label> or drop them here</p>
<input class="drop-files" id="files" type="file" multiple accept=".json,.jsonl,.ndjson,.txt,application/json">
<p class="note">Receipts as JSON: one, several, answers that hold them, or the console’s export.</p>
</div>
<div class="field"><label for="pasted">Or paste</label>
<textarea id="pasted" rows="4" spellcheck="false" placeholder="{&quot;version&quot;:&quot;rialto-receipt/1&quot;, …}"></textarea></div>
<details class="other-way"><summary>Also compare with the lead and the destination</summary>
<p class="note">They stay on this page too. A receipt holds fingerprints; with your own copy they show that it speaks of this very lead.</p>
<div class="field"><label for="destination">Destination, exactly as it was sent</label>
<input id="destination" type="text" spellcheck="false" autocapitalize="off" placeholder="https://crm.example.com/leads?…"></div>
<div class="field"><label for="lead">The lead as JSON</label>
<textarea id="lead" rows="4" spellcheck="false" placeholder="{&quot;name&quot;:&quot;Ada Lovelace&quot;, …}"></textarea></div>
</details>
<p class="acts"><button class="button" type="submit">Verify</button> <button class="quiet" type="reset">Clear</button></p>
</form>
<p class="verdict-line" role="status" data-verdict tabindex="-1"></p>
<ol class="verdicts" data-verdicts></ol>
<section class="part text" aria-labelledby="proves"><h2 id="proves">What a good signature proves</h2>
<ul>
<li>This installation said exactly this about the delivery: its state, effect, times and every attempt.</li>
<li>Several receipts of one account form a chain: each holds the hash of the one before, so a missing or exchanged one shows.</li>
<li>It does not prove what the destination did with a lead after it answered.</li>
</ul>
<p>The signature covers all but <code>idempotency_key</code>, <code>usage</code>, <code>response_excerpt</code> and the two plain hashes, which stand only in the first answer. Both clients check the same offline.</p>
</section>`,
  };
}
