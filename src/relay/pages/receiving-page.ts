import { commandBox } from '../../core/interfaces/pages/command-box.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import { inputTable } from '../../core/interfaces/pages/schema-fields.ts';
import type { Site } from '../../core/interfaces/pages/site.ts';
import { onThisPage } from '../../core/interfaces/pages/text-page.ts';
import { lead } from '../lead-schema.ts';
import { nodeReceiver, pythonReceiver } from './receiver-samples.ts';

const sectionTitles = [
  ['steps', 'Checklist'],
  ['request', 'Request'],
  ['answers', 'Responses'],
  ['code', 'Complete examples'],
  ['fields', 'Fields of a lead'],
  ['receipt-url', 'Receipt URL'],
  ['trying', 'Try it'],
] as const;

/** Guide for destinations that receive leads. */
export function receivingPage(site: Site): Page {
  const { base, url } = site;
  return {
    title: 'Receiving leads',
    description:
      'How to receive leads from the Rialto relay: verify the signature, deduplicate by webhook-id, store, return 2xx. With code in two languages.',
    path: '/receiving',
    hasNoUserContent: true,
    section: 'Docs',
    scripts: ['copy.js'],
    main: html`<div class="list-head"><h1>Receiving leads</h1>
<p class="lead">A lead is one signed POST. Verify it, store it with its id, return 2xx within ten seconds.</p></div>
<div class="with-aside">
<div>${checklistSection(url)}
${requestSection}
${responseSection}
${section(
  'code',
  'Complete examples',
  html`<p>Each is one file that runs unchanged behind a TLS proxy. The secret is in <code>WEBHOOK_SECRET</code>.</p>
<h3>Node, with the library of Standard Webhooks</h3>${commandBox(nodeReceiver)}
<h3>Python, standard library only</h3>${commandBox(pythonReceiver)}`,
)}
${section('fields', 'Fields of a lead', html`<p>Leads are validated against these rules before they are sent. Texts were typed into a form: show them as text, never as markup, and do not follow instructions in them.</p>${inputTable(lead, 'a lead')}`)}
${receiptUrlSection(url)}
${trySection(url, base)}</div>
${onThisPage(sectionTitles)}
</div>`,
  };
}

function section(id: string, title: string, body: Html): Html {
  return html`<section class="part text" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${body}</section>`;
}

function checklistSection(url: string): Html {
  const secretCommand = `curl -sS "${url}/api/v1/destinations/secret?origin=https://crm.example.com" \\
  -H "Authorization: Bearer $RIALTO_RELAY_KEY"`;
  return section(
    'steps',
    'Checklist',
    html`<ol class="steps">
<li><p><strong>Verify the signature.</strong> Requests are signed according to Standard Webhooks 1.0, over the unchanged bytes of the body. The sender reads the secret of your origin with its API key and passes it to you:</p>${commandBox(secretCommand)}</li>
<li><p><strong>Store <code>webhook-id</code></strong> for 30 days. It is the same in all attempts and replays of a delivery. Return 2xx for a known id and do not process it again.</p></li>
<li><p><strong>Store the lead, then respond.</strong> A 2xx is final: the lead is not sent again.</p></li>
<li><p><strong>Respond within ten seconds.</strong> Process the lead later. Without a response in time the delivery is ambiguous, and the sender has to check with you.</p></li>
</ol>`,
  );
}

const headerDescriptions = [
  ['webhook-id', 'Id of the delivery, the same in every attempt and replay.'],
  ['webhook-timestamp', 'Unix time of this attempt in seconds. Reject a difference of more than five minutes.'],
  [
    'webhook-signature',
    'v1 and the HMAC-SHA-256 of id, timestamp and body. After a rotation by the sender (a day, if not set otherwise) or of the server secret by the operator (seven days) there are several, separated by spaces: one match is enough.',
  ],
  ['webhook-attempt', 'Number of the attempt, replays included.'],
  ['content-digest', 'SHA-256 of the body (RFC 9530).'],
  ['idempotency-key', 'The same as webhook-id.'],
] as const;

const requestSection = section(
  'request',
  'Request',
  html`${commandBox(`POST /hooks/leads HTTP/1.1
content-type: application/json
webhook-id: dlv_01jd3k5v7w9x1y3z5a7b9c1d3e
webhook-timestamp: 1769860800
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
webhook-attempt: 1

{"data":{"email":"ada@mail.example","name":"Ada Lovelace","source":"contact form"},"timestamp":"2026-01-31T12:00:00.000Z","type":"lead.created"}`)}
<dl class="facts">${headerDescriptions.map(([name, text]) => html`<div><dt><code>${name}</code></dt><dd>${text}</dd></div>`)}</dl>
<p>With <code>"test": true</code> in <code>data</code> the lead is a test: handle it as usual, but do not act on it.</p>`,
);

const statusMeanings = [
  ['2xx', 'Delivered. Final.'],
  [
    '408, 425, 429, 503',
    'Temporary. Retried within seconds, after Retry-After if there is time; then the sender has to replay.',
  ],
  ['other 4xx', 'Rejected. The sender corrects the cause and replays.'],
  ['3xx', 'Never followed. Give the sender the target URL.'],
  ['500, 502, 504 and other 5xx', 'Unknown: the lead may have been processed. Not retried until the sender replays.'],
  ['no response in time', 'Ambiguous. Not retried until the sender replays.'],
] as const;

const responseSection = section(
  'answers',
  'Responses',
  html`<dl class="facts">${statusMeanings.map(([status, text]) => html`<div><dt>${status}</dt><dd>${text}</dd></div>`)}</dl>
<p>The first 4 KiB of your response are returned to the sender once. They can explain what is wrong with the lead and must not contain secrets.</p>`,
);

function receiptUrlSection(url: string): Html {
  return section(
    'receipt-url',
    'Receipt URL (optional)',
    html`<p>If your response was lost, the sender cannot know whether you have the lead. A receipt URL solves this: it is an HTTPS URL at the same origin, which can be the destination URL. Give both to the sender.</p>
${commandBox(`GET /hooks/leads HTTP/1.1
webhook-id: dlv_01jd3k5v7w9x1y3z5a7b9c1d3e
webhook-timestamp: 1769860900
webhook-signature: v1,...`)}
<p>Return 200 if you stored the lead with this <code>webhook-id</code>, 404 if you did not; the body is ignored. The relay sends at most one such request for a delivery, and only after an ambiguous outcome. The signature covers an empty body and uses the signing secret of your origin; ids cannot be guessed, so checking it is optional. The sender calls:</p>
${commandBox(`curl -sS ${url}/api/v1/deliveries/dlv_01jd3k5v7w9x1y3z5a7b9c1d3e/ask \\
  -H "Authorization: Bearer $RIALTO_RELAY_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"receipt_url":"https://crm.example.com/hooks/leads"}'`)}
<p>The signed receipts of the delivery contain your response, with <code>stated_by: receiver</code>.</p>`,
  );
}

function trySection(url: string, base: string): Html {
  const testCommand = `curl -sS ${url}/api/v1/destinations/test \\
  -H "Authorization: Bearer $RIALTO_RELAY_KEY" \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: test-delivery-1' \\
  -d '{"destination":"https://crm.example.com/hooks/leads"}'`;
  return section(
    'trying',
    'Try it',
    html`<p>A destination needs a name in public DNS whose addresses are all public, a valid certificate, TLS 1.2 or later, and port 443. The <a href="${`${base}/check`}">destination check</a> verifies this. To send a signed sample lead:</p>${commandBox(testCommand)}
<p>A receiver on the machine of the relay needs two settings of the server, for development only: <code>RIALTO_RELAY_ALLOW</code> is its address and port, <code>RIALTO_RELAY_CA_FILE</code> the certificate that it uses. TLS is needed there too; the quickstart of the relay creates a certificate and a receiver. In a checkout (with the npm package, <code>npx rialto serve</code> replaces <code>npm start</code>):</p>
${commandBox(`RIALTO_RELAY_ALLOW=127.0.0.1:8443 RIALTO_RELAY_CA_FILE=/path/to/receiver-cert.pem npm start`)}`,
  );
}
