import { html } from '../../core/interfaces/pages/html.ts';

/** Sample receipt of the start page: the second attempt succeeds. */
export const sampleReceipt = html`<figure class="receipt-sample">
<figcaption class="visually-hidden">Example of a receipt: the first attempt got 503, the second 200, and the lead was delivered.</figcaption>
<div class="slip" aria-hidden="true">
<p class="slip-head"><span class="label label-confirmed">delivered</span><span class="id">dlv_0mz4…k7</span></p>
<p class="slip-to">https://crm.example.com</p>
<ol class="slip-attempts">
<li><span>1</span><svg viewBox="0 0 200 8" preserveAspectRatio="none"><path class="bar-dns" d="M0 0h14v8H0z"/><path class="bar-connect" d="M14 0h12v8H14z"/><path class="bar-tls" d="M26 0h26v8H26z"/><path class="bar-first-byte" d="M52 0h58v8H52z"/></svg><span>503</span></li>
<li><span>2</span><svg viewBox="0 0 200 8" preserveAspectRatio="none"><path class="bar-dns" d="M0 0h5v8H0z"/><path class="bar-connect" d="M5 0h11v8H5z"/><path class="bar-tls" d="M16 0h24v8H16z"/><path class="bar-first-byte" d="M40 0h132v8H40z"/></svg><span>200</span></li>
</ol>
<dl class="slip-facts"><div><dt>effect</dt><dd>done</dd></div><div><dt>duplicate possible</dt><dd>no</dd></div><div><dt>payload</dt><dd>9f2c41…e07b</dd></div></dl>
<p class="slip-seal"><svg viewBox="0 0 20 20" width="18" height="18"><path d="M4 10.5l4 4 8-9" class="tick"/></svg>Ed25519, verifiable offline</p>
</div>
</figure>`;
