import { minuteMs } from '../../core/base/clock.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import { overviewTitle, type Site } from '../../core/interfaces/pages/site.ts';
import { echoRetentionMs } from '../destinations/rules/echo.ts';
import type { EchoRequest } from '../schemas.ts';

const retentionMinutes = echoRetentionMs / minuteMs;

/** Page with the last request to an echo destination. Its URL is a secret, so the page is not indexed. */
export function echoPage({ base }: Site, request: EchoRequest | null): Page {
  return {
    title: 'Echo destination',
    description: 'The last request to an echo destination of the relay.',
    section: overviewTitle,
    noStore: true,
    main: html`<div class="list-head"><h1>Echo destination</h1>
<p class="lead">Use the URL of this page, with <code>https://</code>, as a destination. The page shows the last request for ${retentionMinutes} minutes, without the lead.</p></div>
${request === null ? emptySection(base) : requestSection(request)}`,
  };
}

function emptySection(base: string): Html {
  return html`<section class="part text" aria-labelledby="no-request"><h2 id="no-request">No request in the last ${retentionMinutes} minutes</h2>
<p>Deliver a test lead to this URL and reload the page. <a href="${`${base}/#first`}">Example requests</a></p></section>`;
}

function requestSection(request: EchoRequest): Html {
  return html`<section class="part" aria-labelledby="request"><h2 id="request">Last request</h2>
<dl class="facts">
<div><dt>Received</dt><dd>${request.received_at}, shown until ${request.expires_at}</dd></div>
<div><dt>Signature</dt><dd>${request.signature_valid ? 'valid' : 'not valid'}</dd></div>
<div><dt>Delivery</dt><dd><code>${request.delivery_id}</code>, attempt ${request.attempt}</dd></div>
<div><dt>Body</dt><dd>${request.body_bytes} bytes, not stored</dd></div>
<div><dt>Lead fields</dt><dd>${request.lead.fields.map((name, index) => html`${index === 0 ? null : ', '}<code>${name}</code>`)}</dd></div>
<div><dt>Lead fingerprint</dt><dd><code>${request.lead.fingerprint}</code></dd></div>
</dl>
<h3>Headers</h3>
<dl class="facts">${request.headers.map(({ name, value }) => html`<div><dt><code>${name}</code></dt><dd>${value === null ? 'not stored' : html`<code>${value}</code>`}</dd></div>`)}</dl>
</section>`;
}
