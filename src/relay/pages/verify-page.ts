import { type Html, html } from '../../core/interfaces/pages/html.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import type { Site } from '../../core/interfaces/pages/site.ts';
import { effectLabels } from './delivery-labels.ts';
import { type SampleReceipt, sampleRequest } from './signed-sample.ts';

/** Receipt verification page; runs the code of the JavaScript client. `sample`: a receipt for visitors who have none. */
export function verifyPage(site: Site, sample: SampleReceipt): Page {
  const { base } = site;
  const keysUrl = `${base}/.well-known/rialto-keys.json`;
  return {
    title: 'Receipt verifier',
    description: 'Verifies signed receipts of Rialto Relay in your browser. Nothing is uploaded.',
    path: '/verify',
    section: 'Verify',
    scripts: ['verify.js'],
    noStore: true,
    footer: [{ title: 'Signing keys', href: keysUrl }],
    main: html`<div class="list-head"><h1>Receipt verifier</h1>
<p class="lead">Drop receipts here. Your browser verifies their signatures with this installation’s public keys. Nothing is uploaded.</p></div>
<noscript><p class="notice">Verifying needs JavaScript. Both clients verify offline without a browser: <code>verifyReceipt</code> and <code>verify_receipt</code>.</p></noscript>
<form class="verifier" data-keys-url="${keysUrl}" data-sample="${JSON.stringify(sample.receipt)}" data-sample-keys="${JSON.stringify({ keys: sample.keys })}" data-sample-request="${JSON.stringify(sampleRequest)}" autocomplete="off">
<div class="drop" data-drop>
<svg class="drop-sign" viewBox="0 0 48 48" width="44" height="44" aria-hidden="true"><path class="line" d="M14 6h20v36l-4-3-3 3-3-3-3 3-3-3-4 3zM19 15h10M19 21h10M19 27h6"/></svg>
<p class="drop-words"><label for="files">Choose files</label> or drop them here</p>
<input class="drop-files" id="files" type="file" multiple accept=".json,.jsonl,.ndjson,.txt,application/json">
<p class="note">Receipts as JSON: one or several, API responses, or the console’s export.</p>
</div>
<div class="field"><label for="pasted">Or paste</label>
<textarea id="pasted" rows="4" spellcheck="false" placeholder="{&quot;version&quot;:&quot;rialto-receipt/1&quot;, …}"></textarea></div>
<p class="note">No receipt yet? Load a sample: <button class="link-button" type="button" data-load="valid">valid receipt</button> or <button class="link-button" type="button" data-load="changed">changed receipt</button></p>
<details class="disclosure"><summary>Also compare with the lead and its destination</summary>
<p class="note">They are not uploaded either. The fingerprints of a receipt show whether it is about this lead.</p>
<div class="field"><label for="lead">The lead as JSON: as the argument of a client, as a request body, or alone</label>
<textarea id="lead" rows="4" spellcheck="false" placeholder="{&quot;idempotencyKey&quot;:&quot;form-42&quot;, &quot;destination&quot;:&quot;https://…&quot;, &quot;name&quot;:&quot;Ada Lovelace&quot;, …}"></textarea></div>
<div class="field"><label for="destination">Destination, exactly as it was sent; not needed if the JSON contains it</label>
<input id="destination" type="text" spellcheck="false" autocapitalize="off" placeholder="https://crm.example.com/leads?…"></div>
</details>
<p class="form-actions"><button class="button" type="submit" disabled>Verify</button> <button class="link-button" type="reset">Clear</button></p>
</form>
<p class="verdict-line" role="status" data-verdict tabindex="-1"></p>
<ol class="verdicts" data-verdicts></ol>
<section class="part text" aria-labelledby="proves"><h2 id="proves">What a valid signature proves</h2>
<ul>
<li>This installation issued this statement about the delivery: state, effect, times and every attempt.</li>
<li>Receipts of an account form a chain: each contains the hash of the previous one, so a missing or replaced receipt is detected.</li>
<li>It does not prove what the destination did with a lead after its response.</li>
</ul>
<p>The signature covers all but <code>idempotency_key</code>, <code>usage</code>, <code>response_excerpt</code> and the unsalted hashes <code>payload_sha256</code> and <code>destination_sha256</code>, which are only in the first response. Both clients make the same checks offline.</p>
<p>The sample receipts describe an invented delivery and are signed with a test key that only this page accepts. In the changed receipt the first attempt was removed.</p>
</section>
${termSection}`,
  };
}

const termList: readonly (readonly [member: string, meaning: Html | string])[] = [
  ['state', 'Result: delivered, failed, or ambiguous when the whole lead was sent and no valid response was received.'],
  [
    'effect',
    html`What the destination may have done with the lead: ${Object.entries(effectLabels).map(([effect, label], index) => html`${index > 0 ? ', ' : null}<code>${effect}</code> ${label}`)}.`,
  ],
  ['attempts', 'Each request to the destination, with its times and the HTTP status of the response.'],
  ['duplicate_possible', 'Whether the destination may have stored the lead twice.'],
  [
    'fingerprints',
    'Salted hashes of the lead and of the destination, each with its own nonce, so that the receipt does not disclose them. With your copy you can check what the receipt is about.',
  ],
  ['previous', 'SHA-256 of the account’s previous receipt; null for the first one.'],
  ['next_action', 'What the relay recommends: nothing, a replay, a correction, or a check of the destination.'],
  ['signature', 'Ed25519 signature over the canonical JSON (RFC 8785) of the signed members, and the id of its key.'],
];

const termSection = html`<section class="part text" aria-labelledby="terms"><h2 id="terms">Terms in a receipt</h2>
<dl class="facts terms">${termList.map(([member, meaning]) => html`<div><dt><code>${member}</code></dt><dd>${meaning}</dd></div>`)}</dl>
</section>`;
