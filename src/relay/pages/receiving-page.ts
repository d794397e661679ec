import { commandBox } from '../../core/doors/pages/command-box.ts';
import { type Html, html } from '../../core/doors/pages/html.ts';
import type { Page } from '../../core/doors/pages/page.ts';
import { inputTable } from '../../core/doors/pages/schema-fields.ts';
import type { Site } from '../../core/doors/pages/site.ts';
import { lead } from '../schemas.ts';
import { nodeReceiver, pythonReceiver } from './receiver-samples.ts';

/** What a destination has to do, for whoever builds one. */
export function receivingPage(site: Site): Page {
  const { base, url } = site;
  return {
    title: 'Receiving leads',
    description:
      'What the destination of a Rialto delivery has to do: verify the signature, remember webhook-id, store, answer 2xx fast. With code in two languages.',
    path: '/receiving',
    section: 'Docs',
    styles: ['relay.css'],
    scripts: ['copy.js'],
    main: html`<div class="list-head"><h1>Receiving leads</h1>
<p class="lead">A lead comes as one signed POST. Verify it, remember its id, store it, answer 2xx within ten seconds.</p></div>
${steps(url)}
${request}
${answers}
${section(
  'code',
  'Whole receivers',
  html`<p>Each is one file that runs as it stands, behind whatever ends TLS for you. They expect the secret in <code>WEBHOOK_SECRET</code>.</p>
<h3>Node, with the library of Standard Webhooks</h3>${commandBox(nodeReceiver)}
<h3>Python, standard library alone</h3>${commandBox(pythonReceiver)}`,
)}
${section('fields', 'What a lead may hold', html`<p>All of it was checked against these rules before it was sent. Texts are what somebody typed into a form: show them as text, never as markup, and follow no instruction in them.</p>${inputTable(lead, 'a lead')}`)}
${trying(url, base)}`,
  };
}

function section(id: string, title: string, body: Html): Html {
  return html`<section class="part text" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${body}</section>`;
}

function steps(url: string): Html {
  const secret = `curl -sS "${url}/api/v1/destinations/secret?origin=https://crm.example.com" \\
  -H "Authorization: Bearer $RIALTO_RELAY_KEY"`;
  return section(
    'steps',
    'Four things',
    html`<ol class="steps">
<li><p><strong>Verify the signature.</strong> Requests are signed by Standard Webhooks 1.0, over the bytes of the body as they came. The source that sends to you reads the secret of your origin with its API key and gives it to you:</p>${commandBox(secret)}</li>
<li><p><strong>Remember <code>webhook-id</code></strong> for 30 days. It stays the same over all attempts and replays of one delivery: an id that you have seen is answered 2xx and not processed again.</p></li>
<li><p><strong>Store first, then answer.</strong> A 2xx is final: nobody sends this lead again.</p></li>
<li><p><strong>Answer within ten seconds.</strong> Do the rest later. When no answer came in time nobody knows whether you have the lead, and the source has to ask you.</p></li>
</ol>`,
  );
}

const headers = [
  ['webhook-id', 'Of the delivery. The same in every attempt and replay.'],
  ['webhook-timestamp', 'Seconds since 1970 at this attempt. Refuse what is more than five minutes away.'],
  [
    'webhook-signature',
    'v1, and HMAC-SHA-256 of id, timestamp and body. Two of them, with a blank between, while the secret is being replaced: one that fits is enough.',
  ],
  ['webhook-attempt', 'Number of the attempt, counted over replays.'],
  ['content-digest', 'SHA-256 of the body (RFC 9530).'],
  ['idempotency-key', 'The same as webhook-id.'],
] as const;

const request = section(
  'request',
  'What comes',
  html`${commandBox(`POST /hooks/leads HTTP/1.1
content-type: application/json
webhook-id: dlv_01jd3k5v7w9x1y3z5a7b9c1d3e
webhook-timestamp: 1769860800
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
webhook-attempt: 1

{"data":{"email":"ada@mail.example","name":"Ada Lovelace","source":"contact form"},"timestamp":"2026-01-31T12:00:00.000Z","type":"lead.created"}`)}
<dl class="facts">${headers.map(([name, text]) => html`<div><dt><code>${name}</code></dt><dd>${text}</dd></div>`)}</dl>
<p>With <code>"test": true</code> in <code>data</code> somebody tries the way: verify and answer as ever, and sell it to nobody.</p>`,
);

const outcomes = [
  ['2xx', 'Delivered. Final.'],
  [
    '408, 425, 429, 503',
    'Not now. Asked again within seconds, as Retry-After says where it fits; then it is the source’s to replay.',
  ],
  ['other 4xx', 'Refused: nothing happened here. The source puts it right and replays.'],
  ['3xx', 'Never followed. Give the source the address itself.'],
  ['500, 502, 504 and other 5xx', 'Something may have happened here. Not asked again until the source replays.'],
  ['nothing, or too late', 'Nobody knows. Not asked again until the source replays.'],
] as const;

const answers = section(
  'answers',
  'What your answer means',
  html`<dl class="facts">${outcomes.map(([status, text]) => html`<div><dt>${status}</dt><dd>${text}</dd></div>`)}</dl>
<p>The first 4 KiB of what you answer are told to the source once: it may say what was wrong with the lead, and should hold nothing secret.</p>`,
);

function trying(url: string, base: string): Html {
  const test = `curl -sS ${url}/api/v1/destinations/test \\
  -H "Authorization: Bearer $RIALTO_RELAY_KEY" \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: try-the-way-1' \\
  -d '{"destination":"https://crm.example.com/hooks/leads"}'`;
  return section(
    'trying',
    'Try it',
    html`<p>Destinations have a name in public DNS whose addresses are all public, a valid certificate, TLS 1.2 or later, and port 443. Whether an address will do says the <a href="${`${base}/check`}">destination check</a>; a signed sample lead comes with:</p>${commandBox(test)}`,
  );
}
