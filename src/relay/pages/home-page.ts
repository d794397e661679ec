import { dayMs } from '../../core/base/clock.ts';
import { commandBox } from '../../core/interfaces/pages/command-box.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import { overviewTitle, type Site } from '../../core/interfaces/pages/site.ts';
import { trialDurationMs, trialUnits } from '../accounts/rules/trial.ts';
import { codeForm } from './code-form.ts';
import { firstCalls } from './first-calls.ts';
import { sampleReceipt } from './sample-receipt.ts';

/** Start page of the relay. */
export function homePage(site: Site, canPay: boolean): Page {
  const { base, url } = site;
  return {
    title: 'Rialto Relay',
    description:
      'Send a lead, get a signed receipt. The lead is delivered to your HTTPS destination within the request and never stored.',
    path: '/',
    hasNoUserContent: true,
    section: overviewTitle,
    scripts: ['copy.js', 'trial.js'],
    noStore: true,
    main: html`<section class="pitch">
<div>
<h1>Send a lead. Get a signed receipt.</h1>
<p class="lead">Rialto delivers a lead to your HTTPS URL within the request and reports exactly what happened. It stores fingerprints, never the lead.</p>
<p class="form-actions"><a class="button" href="#trial">Start a trial</a> <a href="${`${base}/console`}">Open the console</a></p>
</div>
${sampleReceipt}
</section>
${outcomeSection}
${storageSection}
${trialSection(site)}
<section class="part" aria-labelledby="first"><h2 id="first">Your first delivery</h2>
<p>A test lead is delivered and signed like any other lead and is not counted. The requests below go to an echo destination on this server, which accepts the lead, verifies the signature and shows the last request, without the lead, for ten minutes. Replace its URL with the URL of your webhook.</p>
${firstCalls(url)}
</section>
${toolSection(base, canPay)}`,
  };
}

const outcomeSection = html`<section class="part" aria-labelledby="outcomes"><h2 id="outcomes">Results of a delivery</h2>
<ul class="outcomes">
<li class="outcome-card outcome-delivered"><h3><span class="label label-confirmed">delivered</span></h3><p>The destination returned 2xx. This is final, and the receipt is signed.</p></li>
<li class="outcome-card outcome-failed"><h3><span class="label label-failed">failed</span></h3><p>The destination rejected the lead or was not reached. <code>effect</code> says whether it may have processed the lead, <code>next_action</code> what to do. Send the same request again as a replay.</p></li>
<li class="outcome-card outcome-ambiguous"><h3><span class="label label-warning">ambiguous</span></h3><p>The whole lead was sent and no valid response was received. Check the destination first. A replay has the same <code>webhook-id</code>, so a receiver that stores ids accepts the lead once.</p></li>
</ul>
</section>`;

const storageSection = html`<section class="part" aria-labelledby="storage"><h2 id="storage">What is stored</h2>
<div class="storage-lists">
<div><h3>Stored for 30 days</h3><ul>
<li>salted fingerprints of the lead, the destination and your idempotency key</li>
<li>the destination’s origin, such as <code>https://crm.example.com</code></li>
<li>each attempt: phase, duration, status</li>
<li>the signed receipt</li>
</ul></div>
<div class="never-stored"><h3>Never stored</h3><ul>
<li>the lead: name, address, number or message, not in logs either</li>
<li>the destination’s path and query, which may contain a secret</li>
<li>the response of the destination, except its status</li>
<li>your API key: only its hash</li>
</ul></div>
</div>
<p class="note">Keep your own copy of a lead: you replay a failed delivery with the same lead and destination, which the fingerprints verify.</p>
</section>`;

function trialSection({ base, url }: Site): Html {
  return html`<section class="part" id="trial" aria-labelledby="trial-title"><h2 id="trial-title">Start a trial</h2>
<p>${trialUnits} live deliveries in ${trialDurationMs / dayMs} days with one API key. No card.</p>
<div data-relay="${base}">
<form class="form-card" data-address-form hidden>
<div class="field"><label for="email">Your email address</label>
<div class="field-row"><input id="email" type="email" autocomplete="email" required maxlength="254" placeholder="you@example.com">
<button class="button" type="submit">Get a key</button></div></div>
<p class="note">One trial for each email address. The address is used for the trial and its notices only.</p>
</form>
${codeForm('Confirm')}
</div>
<details class="disclosure"><summary>From a terminal</summary>
${commandBox(`curl -sS ${url}/api/v1/trials -H 'Content-Type: application/json' -d '{"email":"you@example.com"}'`)}</details>
</section>`;
}

function toolSection(base: string, canPay: boolean): Html {
  const links = [
    ['console', 'Console', 'Deliveries with their attempts, failed deliveries, and the retry command.'],
    ['verify', 'Receipt verifier', 'Verify receipts in your browser. Nothing is uploaded.'],
    ['check', 'Destination check', 'Check whether leads can be delivered to a URL.'],
    ['receiving', 'For receivers', 'What a destination has to do: verify the signature, store ids, respond quickly.'],
    ['sdk/rialto-relay.mjs', 'JavaScript client', 'One file for any runtime with Fetch.'],
    ['sdk/rialto_relay.py', 'Python client', 'One file, standard library only.'],
    ['docs', 'Documentation', 'Every operation, limit, response and error.'],
    ...(canPay ? [builderLink] : []),
  ] as const;
  return html`<section class="part" aria-labelledby="tools"><h2 id="tools">Included</h2>
<ul class="tools">${links.map(([path, title, text]) => html`<li><a href="${`${base}/${path}`}">${title}</a><p>${text}</p></li>`)}</ul>
</section>`;
}

const builderLink = ['upgrade', 'Builder plan', 'For sites in production.'] as const;
