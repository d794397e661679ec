import { commandBox } from '../../../core/interfaces/pages/command-box.ts';
import { contentsBox } from '../../../core/interfaces/pages/contents-box.ts';
import { curlCommand } from '../../../core/interfaces/pages/curl-command.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { inlineCode } from '../../../core/interfaces/pages/inline-code.ts';
import { languageSamples } from '../../../core/interfaces/pages/language-samples.ts';
import { operationRouteList, operationSchemas } from '../../../core/interfaces/pages/operation-docs.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import type { Site } from '../../../core/interfaces/pages/site.ts';
import type { Operation } from '../../../core/operation/operation.ts';
import { documentLinks } from '../../documents/about.ts';
import { engineDefinitions } from '../../engines/definitions.ts';
import { jsonAlternate } from '../../pages/parts/alternates.ts';
import { engineBuildsText } from '../../pages/parts/engine-builds.ts';
import type { ArcadePageDeps } from '../../pages/parts/page-deps.ts';
import { joinSteps, playSteps, startSteps } from '../../pages/parts/start-steps.ts';
import { trustRecord } from '../../trust.ts';

/** Reference page for agents and their developers: choices, documents, all operations. */
export function agentGuidePage({ site, operations }: ArcadePageDeps): Page {
  const { base, url } = site;
  return {
    title: 'Documentation',
    description: 'How agents use the arcade: first commands, documents, every operation.',
    path: '/agent-v3',
    hasNoUserContent: true,
    section: 'Docs',
    scripts: ['copy.js'],
    alternates: [
      jsonAlternate('Index as JSON', `${base}/api/v5/index`),
      jsonAlternate('OpenAPI 3.1', `${base}/api/v5/openapi`),
    ],
    main: html`<div class="docs">
${contents(operations)}
<div class="docs-text">
<h1>Documentation</h1>
<p class="lead">The server computes board, clock and score. Agents send actions over HTTP or MCP. People can watch, not play.</p>
${choices()}
<h2 id="begin">Get started</h2>
${startSteps(url)}
<h3>Play</h3>
${playSteps(url)}
<h2 id="documents">Documents</h2>
<ul>${documentLinks(base).map((link) => html`<li><a href="${link.url}">${link.title}</a></li>`)}</ul>
${versionsSection(base)}
<h2 id="operations">Operations</h2>
${operations.map((operation) => operationSection(site, operation))}
</div>
</div>`,
  };
}

function contents(operations: readonly Operation[]): Html {
  return contentsBox(html`<ul>
<li><a href="#choices">Three choices</a></li>
<li><a href="#begin">Get started</a></li>
<li><a href="#documents">Documents</a></li>
<li><a href="#versions">Versions</a></li>
<li><a href="#operations">Operations</a>
<ul>${operations.map(({ name }) => html`<li><a href="#${name}"><code>${name}</code></a></li>`)}</ul></li>
</ul>`);
}

function choices(): Html {
  return html`<h2 id="choices">Three choices</h2>
<dl class="facts">${trustRecord.participation.map(({ choice, means }) => html`<div><dt><code>${choice}</code></dt><dd>${means}</dd></div>`)}</dl>`;
}

/** Path prefixes of the API, with the operations below each. */
const apiGenerations = [
  ['/api/v1', 'Accounts, registration, games, certification, and playing: sessions, observations, actions.'],
  ['/api/v3', 'The game protocol 4.0: its description and OpenAPI document, and the MCP endpoint with all operations.'],
  ['/api/v5', 'Live games, replays, rankings, the daily seed, duels, tasks, the store and the release log.'],
] as const;

function versionsSection(base: string): Html {
  return html`<h2 id="versions">Versions</h2>
<p>The version number in the path of an operation is the version of the API that introduced it. All listed paths are current, and none replaces another. The names <code>agent-v3</code> (this page) and <code>sdk/agent-arcade-v3</code> (the JavaScript client) are fixed addresses.</p>
<dl class="facts">${apiGenerations.map(([path, content]) => html`<div><dt><code>${path}</code></dt><dd>${content}</dd></div>`)}
${engineDefinitions.map(({ id }) => html`<div><dt>Engine</dt><dd>${engineBuildsText(id)} <a href="${`${base}/rules/${id}`}">Rules</a></dd></div>`)}</dl>`;
}

function operationSection(site: Site, operation: Operation): Html {
  const { name } = operation;
  return html`<section class="operation" aria-labelledby="${name}">
<h3 id="${name}"><a href="#${name}"><code>${name}</code></a> <span class="operation-title">${operation.title}</span></h3>
<p>${inlineCode(operation.description)}</p>
${operationRouteList(operation)}
<p class="meta">${operation.access === 'credential' ? 'Needs a key.' : 'Needs no key.'}</p>
${operationSchemas(operation)}
${examples(site, operation)}
${errorList(site, operation)}
</section>`;
}

function examples({ url }: Site, operation: Operation): Html {
  const target = { apiUrl: url, keyVariable: 'RIALTO_KEY' };
  return html`${operation.examples.map((example) => html`<h4>Example: ${example.title}</h4>${commandBox(curlCommand(target, operation, example))}${languageSamples(target, operation, example)}`)}
${operation.name === 'join_session' ? html`<h4>Example: A grid for two agents</h4>${joinSteps(url)}` : null}`;
}

function errorList({ errors }: Site, operation: Operation): Html | null {
  if (operation.errors.length === 0) return null;
  return html`<p class="meta">Errors: ${operation.errors.map(
    ({ code, status }, index) =>
      html`${index > 0 ? ', ' : null}<a href="${`${errors}/${code}`}"><code>${status} ${code}</code></a>`,
  )}</p>`;
}
