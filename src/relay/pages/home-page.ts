import { dayMs } from '../../core/base/clock.ts';
import { commandBox } from '../../core/doors/pages/command-box.ts';
import { type Html, html } from '../../core/doors/pages/html.ts';
import type { Page } from '../../core/doors/pages/page.ts';
import type { Site } from '../../core/doors/pages/site.ts';
import { trialMs, trialUnits } from '../rules/trial.ts';
import { firstCalls } from './first-calls.ts';
import { sampleReceipt } from './sample-receipt.ts';

/** What the relay is, and the way to a first delivery. */
export function homePage(site: Site): Page {
  const { base, url } = site;
  return {
    title: 'Rialto Relay',
    description:
      'Hand in a lead, get a signed receipt: delivered to your HTTPS destination at once, never stored, with an exact account of what happened.',
    path: '/',
    section: 'Relay',
    styles: ['relay.css'],
    scripts: ['copy.js', 'trial.js'],
    noStore: true,
    main: html`<section class="pitch">
<div>
<h1>Hand in a lead. Get a signed receipt.</h1>
<p class="lead">Rialto carries a lead to the HTTPS address you name, at once, and tells you exactly what happened there. It keeps fingerprints, never the lead.</p>
<p class="acts"><a class="button" href="#trial">Start a trial</a> <a href="${`${base}/console`}">Open the console</a></p>
</div>
${sampleReceipt}
</section>
${outcomes}
${kept}
${trial(site)}
<section class="part" aria-labelledby="first"><h2 id="first">Your first delivery</h2>
<p>A test lead is delivered and signed like any other, and does not count. Send it to an address of yours, again under the same key, and nothing is sent twice.</p>
${firstCalls(url)}
</section>
${tools(base)}`,
  };
}

const outcomes = html`<section class="part" aria-labelledby="outcomes"><h2 id="outcomes">Three answers, and none of them a guess</h2>
<ul class="outcomes">
<li class="outcome-card outcome-delivered"><h3><span class="label label-confirmed">delivered</span></h3><p>The destination answered with a 2xx. That is final, and the receipt proves that Rialto said so.</p></li>
<li class="outcome-card outcome-failed"><h3><span class="label label-failed">failed</span></h3><p>The destination said no, or was never reached. <code>effect</code> says what is known to have happened there, <code>next_action</code> what to do. Send the same request again as a replay.</p></li>
<li class="outcome-card outcome-ambiguous"><h3><span class="label label-claim">ambiguous</span></h3><p>All of it was sent and no proper answer came. Look there first; a replay carries the same <code>webhook-id</code>, so a receiver that remembers ids takes the lead once.</p></li>
</ul>
</section>`;

const kept = html`<section class="part" aria-labelledby="kept"><h2 id="kept">What is kept, and what never is</h2>
<div class="kept">
<div><h3>Kept for 30 days</h3><ul>
<li>salted fingerprints of the lead, the destination and your idempotency key</li>
<li>the destination’s origin, such as <code>https://crm.example.com</code></li>
<li>each attempt: how far it came, how long it took, the status</li>
<li>the signed receipt</li>
</ul></div>
<div class="kept-never"><h3>Never kept</h3><ul>
<li>the lead: no name, address, number or message, not in a log either</li>
<li>the destination’s path and query, which may hold a secret</li>
<li>what the destination answered, beyond its status</li>
<li>your API key: a hash of it is enough</li>
</ul></div>
</div>
<p class="note">So your own copy of a lead is the queue: a delivery that failed is repeated by you, with the same lead and destination, which the fingerprints check.</p>
</section>`;

function trial({ base, url }: Site): Html {
  return html`<section class="part" id="trial" aria-labelledby="trial-title"><h2 id="trial-title">Start a trial</h2>
<p>${trialUnits} live deliveries in ${trialMs / dayMs} days with one API key. No card.</p>
<div data-relay="${base}">
<form class="gate" data-trial-form hidden>
<div class="field"><label for="email">Your e-mail address</label>
<div class="field-row"><input id="email" type="email" autocomplete="email" required maxlength="254" placeholder="you@example.com">
<button class="button" type="submit">Get a key</button></div></div>
<p class="note">One trial for each address. The address is used for nothing else.</p>
</form>
<form class="gate" data-code-form autocomplete="off" hidden>
<div class="field"><label for="code">Code from the e-mail</label>
<div class="field-row"><input id="code" type="text" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" required maxlength="12">
<button class="button" type="submit">Confirm</button></div></div>
<p class="note" data-code-note></p>
</form>
<div data-trial-problem></div>
<div class="new-key" data-new-key tabindex="-1" hidden></div>
<p class="visually-hidden" role="status" data-said></p>
</div>
<details class="other-way"><summary>From a terminal</summary>
${commandBox(`curl -sS ${url}/api/v1/trials -H 'Content-Type: application/json' -d '{"email":"you@example.com"}'`)}</details>
</section>`;
}

function tools(base: string): Html {
  const links = [
    ['console', 'Console', 'Your deliveries, attempt by attempt, what needs a replay, and the exact call to make.'],
    ['verify', 'Receipt verifier', 'Drop receipts onto a page. Your browser checks them, and nothing is uploaded.'],
    ['check', 'Destination check', 'Whether an address may be delivered to, before a lead depends on it.'],
    ['receiving', 'For receivers', 'What a destination has to do: verify the signature, remember ids, answer fast.'],
    ['sdk/rialto-relay.mjs', 'JavaScript client', 'One file for any runtime with Fetch.'],
    ['sdk/rialto_relay.py', 'Python client', 'One file, the standard library alone.'],
    ['docs', 'Documentation', 'Every operation, bound, answer and refusal.'],
    ['upgrade', 'Builder', 'For sites in production, when the trial has shown what you need to see.'],
  ] as const;
  return html`<section class="part" aria-labelledby="tools"><h2 id="tools">What comes with it</h2>
<ul class="tools">${links.map(([path, title, text]) => html`<li><a href="${`${base}/${path}`}">${title}</a><p>${text}</p></li>`)}</ul>
</section>`;
}
