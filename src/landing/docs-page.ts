import { countText } from '../core/base/count-text.ts';
import type { ServiceDescription } from '../core/interfaces/documents/service-description.ts';
import { type Html, html } from '../core/interfaces/pages/html.ts';
import { inlineCode } from '../core/interfaces/pages/inline-code.ts';
import type { Page } from '../core/interfaces/pages/page.ts';
import type { Site } from '../core/interfaces/pages/site.ts';
import { referencePath } from '../core/interfaces/reference/reference-routes.ts';
import type { DocsSearchEntry } from './docs-index.ts';

export const searchCharactersMax = 100;

/** Documentation overview: search, reference and the documents of each service. */
export function docsPage(
  site: Site,
  services: readonly ServiceDescription[],
  q: string,
  results: readonly DocsSearchEntry[],
): Page {
  return {
    title: q === '' ? 'Documentation' : `${q}: documentation`,
    description: 'Operations, errors and documents of every service of this server, with a search.',
    styles: ['landing.css'],
    hasNoUserContent: true,
    ...(q === '' ? { path: '/docs' } : {}),
    main: html`<div class="list-head">
<h1>Documentation</h1>
<p class="lead">Operations, errors and documents of every service of this server.</p>
<form class="search" role="search" action="${`${site.home}docs`}" method="get">
<label class="visually-hidden" for="q">Search the documentation</label>
<input id="q" name="q" type="search" maxlength="${searchCharactersMax}" autocomplete="off" spellcheck="false" placeholder="Operation, error code, topic" value="${q}">
<button type="submit">Search</button>
</form>
</div>
${q === '' ? overview(site, services) : resultList(q, results)}`,
  };
}

function resultList(q: string, results: readonly DocsSearchEntry[]): Html {
  if (results.length === 0)
    return html`<div class="empty"><p class="empty-title">Nothing in the documentation matches <q>${q}</q></p>
<p>Every word has to occur. Try the name of an operation or the code of an error.</p></div>`;
  return html`<h2 class="result-count">${countText(results.length, 'result', 'results')}</h2>
<ol class="entries docs-found">${results.map(
    ({ title, kind, service, text, href }) => html`<li class="entry"><div class="entry-text">
<h3 class="entry-title"><a href="${href}">${kind === 'document' ? title : html`<code>${title}</code>`}</a></h3>
${text === '' ? null : html`<p class="entry-excerpt">${inlineCode(text)}</p>`}
<p class="meta"><span>${kind}</span>${service === '' ? null : html` <span>${service}</span>`}</p>
</div></li>`,
  )}</ol>`;
}

function overview(site: Site, services: readonly ServiceDescription[]): Html {
  return html`<ul class="docs-start">
<li><a href="${`${site.home}${referencePath.slice(1)}`}">Interactive reference</a>: every operation, with samples in curl, JavaScript, Python and MCP, and requests to try.</li>
${services.map(({ title, docsUrl }) => html`<li><a href="${docsUrl}">Reference of ${title}</a> on one page, without JavaScript.</li>`)}
<li><a href="${site.errors}">Error reference</a>: every code, what it means and what to do.</li>
</ul>
<div class="documented-services">${services.map(
    ({
      title,
      url,
      summary,
      documents,
      guides = [],
    }) => html`<section class="documented text"><h2><a href="${`${url}/`}">${title}</a></h2>
<p>${summary}</p>
<ul>${[...guides, ...documents].map((link) => html`<li><a href="${link.url}">${link.title}</a></li>`)}</ul></section>
`,
  )}</div>`;
}
