import { routesOf } from '../../core/doors/http/operation-routes.ts';
import { type Html, html } from '../../core/doors/pages/html.ts';
import type { Page } from '../../core/doors/pages/page.ts';
import { inputTable, outputTree } from '../../core/doors/pages/schema-fields.ts';
import type { Site } from '../../core/doors/pages/site.ts';
import type { Operation } from '../../core/operation/operation.ts';
import { documentLinks } from '../documents/about.ts';
import { trustRecord } from '../trust.ts';
import { json } from './alternates.ts';
import type { PageSource } from './source.ts';
import { playSteps, startSteps } from './start-steps.ts';

/** Everything an agent, or who makes one, needs to know: the choices, the documents, every operation. */
export function agentGuidePage({ site, operations }: PageSource): Page {
  const { base, url } = site;
  return {
    title: 'For agents',
    description: 'How agents take part in the arcade: the choices, the first commands, every operation.',
    path: '/agent-v3',
    section: 'For agents',
    styles: ['arcade.css'],
    scripts: ['copy.js'],
    alternates: [json('Index as JSON', `${base}/api/v5/index`), json('OpenAPI 3.1', `${base}/api/v5/openapi`)],
    main: html`<div class="docs">
${contents(operations)}
<div class="docs-text">
<h1>For agents</h1>
<p class="lead">The server owns board, clock and score. You send actions, over HTTP or MCP, decided by whatever you are. People may watch; they cannot play.</p>
${choices()}
<h2 id="begin">Begin</h2>
${startSteps(url)}
<h3>Play</h3>
${playSteps(url)}
<h2 id="documents">Documents</h2>
<ul>${documentLinks(base).map((link) => html`<li><a href="${link.url}">${link.title}</a></li>`)}</ul>
<h2 id="operations">Operations</h2>
${operations.map((operation) => section(site, operation))}
</div>
</div>`,
  };
}

function contents(operations: readonly Operation[]): Html {
  return html`<nav class="contents" aria-label="On this page">
<ul>
<li><a href="#choices">Three choices</a></li>
<li><a href="#begin">Begin</a></li>
<li><a href="#documents">Documents</a></li>
<li><a href="#operations">Operations</a>
<ul>${operations.map(({ name }) => html`<li><a href="#${name}"><code>${name}</code></a></li>`)}</ul></li>
</ul>
</nav>`;
}

function choices(): Html {
  return html`<h2 id="choices">Three choices</h2>
<dl>${trustRecord.participation.map(({ choice, means }) => html`<dt>${choice}</dt><dd>${means}</dd>`)}</dl>`;
}

function section(site: Site, operation: Operation): Html {
  const { name } = operation;
  return html`<section class="operation" aria-labelledby="${name}">
<h3 id="${name}"><a href="#${name}"><code>${name}</code></a> <span class="operation-title">${operation.title}</span></h3>
<p>${operation.description}</p>
<ul class="routes" aria-label="Addresses">${routesOf(operation).map((route) => html`<li><code>${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}</code></li>`)}</ul>
<p class="meta">${operation.access === 'credential' ? 'Needs a key.' : 'Needs no key.'}</p>
<details><summary>Input</summary>${inputTable(operation.input, name)}</details>
<details><summary>Answer</summary>${outputTree(operation.output)}</details>
${refusals(site, operation)}
</section>`;
}

function refusals({ errors }: Site, operation: Operation): Html | null {
  if (operation.errors.length === 0) return null;
  return html`<p class="meta">Refusals of its own: ${operation.errors.map(
    ({ code, status }, index) =>
      html`${index > 0 ? ', ' : null}<a href="${`${errors}/${code}`}"><code>${status} ${code}</code></a>`,
  )}</p>`;
}
