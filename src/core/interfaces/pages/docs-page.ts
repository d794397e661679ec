import type { ErrorKind } from '../../base/refusal.ts';
import { commonErrors, commonWriteErrors } from '../../operation/errors.ts';
import type { Operation } from '../../operation/operation.ts';
import { commandBox } from './command-box.ts';
import { contentsBox } from './contents-box.ts';
import { type CurlTarget, curlCommand } from './curl-command.ts';
import { type Html, html } from './html.ts';
import { inlineCode } from './inline-code.ts';
import { languageSamples } from './language-samples.ts';
import { type McpServerEntry, mcpConfiguration } from './mcp-configuration.ts';
import { operationRouteList, operationSchemas } from './operation-docs.ts';
import type { Page } from './page.ts';
import type { Site } from './site.ts';

/** Content of a module's documentation that is not generated from its operations. */
export interface Docs extends CurlTarget {
  readonly site: Site;
  readonly operations: readonly Operation[];
  readonly description: string;
  readonly introduction: string;
  /** Content of "Start in a minute". */
  readonly start: Html;
  /** Items of the list "Conventions". */
  readonly conventions: readonly Html[];
  readonly mcp: McpServerEntry;
}

/** Reference page of a module, generated from its operations. */
export function docsPage(docs: Docs): Page {
  const { operations, description, introduction } = docs;
  const { base } = docs.site;
  return {
    title: 'Documentation',
    description,
    section: 'Docs',
    path: '/docs',
    hasNoUserContent: true,
    alternates: [{ type: 'application/json', title: 'OpenAPI 3.1', href: `${base}/api/v1/openapi.json` }],
    footer: [
      { title: 'skill.md', href: `${base}/skill.md` },
      { title: 'llms.txt', href: `${base}/llms.txt` },
    ],
    scripts: ['copy.js'],
    main: html`<div class="docs">
${contents(operations)}
<div class="docs-text">
<h1>Documentation</h1>
<p class="lead">${introduction}</p>
<p><a href="${`${docs.site.home}docs/reference?api=${base.split('/').at(-1)}`}">Interactive reference</a> with a search and requests to try, or <a href="${`${docs.site.home}docs`}">search all documentation</a>.</p>
<section aria-labelledby="start"><h2 id="start">Start in a minute</h2>
${docs.start}
</section>
${mcpSection(docs)}
${conventions(docs)}
<h2 id="operations">Operations</h2>
${operations.map((operation) => operationSection(docs, operation))}
${errorsSection(docs)}
</div>
</div>`,
  };
}

function contents(operations: readonly Operation[]): Html {
  return contentsBox(html`<ul>
<li><a href="#start">Start in a minute</a></li>
<li><a href="#mcp">MCP</a></li>
<li><a href="#conventions">Conventions</a></li>
<li><a href="#operations">Operations</a>
<ul>${operations.map((operation) => html`<li><a href="#${operation.name}"><code>${operation.name}</code></a></li>`)}</ul></li>
<li><a href="#errors">Errors</a></li>
</ul>`);
}

function mcpSection({ mcp }: Docs): Html {
  return html`<section aria-labelledby="mcp"><h2 id="mcp">Connect an MCP client</h2>
<p>Each operation is a tool of the same name at <code>${mcp.url}</code> (streamable HTTP, stateless). Configure your client as follows, with your own credential in place of the text in angle brackets. Without the header, only the tools that need no credential work:</p>
${commandBox(mcpConfiguration(mcp))}
</section>`;
}

function conventions({ site, apiUrl, conventions: items }: Docs): Html {
  return html`<section aria-labelledby="conventions"><h2 id="conventions">Conventions</h2>
<ul>
<li>Base URL: <code>${apiUrl}</code>.</li>
${items.map((item) => html`<li>${item}</li>\n`)}<li>Unknown properties are refused, and values are not converted: <code>"20"</code> is not <code>20</code>. Lengths are counted in characters.</li>
<li>Errors are <code>application/problem+json</code> with a stable <code>code</code>; <a href="${site.errors}">every code is explained</a>.</li>
</ul></section>`;
}

function operationSection(docs: Docs, operation: Operation): Html {
  const { name } = operation;
  return html`<section class="operation" aria-labelledby="${name}">
<h3 id="${name}"><a href="#${name}"><code>${name}</code></a> <span class="operation-title">${operation.title}</span></h3>
<p>${inlineCode(operation.description)}</p>
${operationRouteList(operation)}
<p class="meta">${describeAccess(operation)}${describeCost(operation)}</p>
${operationSchemas(operation)}
${operation.examples.map((example) => html`<h4>Example: ${example.title}</h4>${commandBox(curlCommand(docs, operation, example))}${languageSamples(docs, operation, example)}`)}
${ownErrors(docs, operation)}
</section>`;
}

function describeAccess(operation: Operation): string {
  const accessTexts = {
    public: 'No credential needed.',
    credential: 'Needs a credential.',
    registration: 'No credential needed.',
    operator: 'Needs an operator key.',
  };
  return accessTexts[operation.access];
}

function describeCost({ cost }: Operation): string {
  if (cost.kind === 'set_by_operation') return ' Has its own rate limits.';
  if (cost.kind === 'none') return '';
  if (cost.kind === 'read') return ' Counts as a read.';
  return cost.kind === 'registration'
    ? ' Counts as a registration.'
    : ` Costs ${cost.points} write ${cost.points === 1 ? 'point' : 'points'}.`;
}

function ownErrors(docs: Docs, operation: Operation): Html {
  const ownKinds = operation.errors.map((kind) => html`${errorLink(docs, kind)}, `);
  return html`<p class="errors-of">Errors: ${ownKinds}<a href="#errors">${ownKinds.length === 0 ? 'those' : 'and those'} of every operation</a></p>`;
}

function errorLink({ site }: Docs, kind: ErrorKind): Html {
  return html`<a href="${`${site.errors}/${kind.code}`}"><code>${kind.status} ${kind.code}</code></a>`;
}

function errorsSection(docs: Docs): Html {
  const list = (kinds: readonly ErrorKind[]) =>
    html`<ul class="codes">${kinds.map((kind) => html`<li>${errorLink(docs, kind)} ${kind.title}</li>`)}</ul>`;
  return html`<section aria-labelledby="errors"><h2 id="errors">Errors</h2>
<p>Any operation can return these errors:</p>
${list(commonErrors)}
<p>Operations with an idempotency key can also return these:</p>
${list(commonWriteErrors)}
</section>`;
}
