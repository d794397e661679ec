import type { FastifyRequest } from 'fastify';
import type { ErrorKind } from '../../base/refusal.ts';
import { refuse } from '../../base/refusal.ts';
import { commonErrors, commonWriteErrors, notFound } from '../../operation/errors.ts';
import type { Operation } from '../../operation/operation.ts';
import { type HttpServer, sendRefusal } from '../http/http-server.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';
import { type Html, html } from './html.ts';
import { inlineCode } from './inline-code.ts';
import { type Page, pageHeaders, renderPage, sendPage } from './page.ts';
import { overviewTitle, type Site } from './site.ts';

export interface ErrorPages {
  /** Site of the server itself, to which the error reference belongs. */
  readonly site: Site;
  /** Sites of the modules; a refusal of a request under the path of a module is rendered as a page of its site. */
  readonly moduleSites: readonly Site[];
  /** All error kinds, in the order of the overview. */
  readonly kinds: readonly ErrorKind[];
  readonly errorsUrl: string;
  /** Services whose operations return the errors. */
  readonly services: readonly DocumentedService[];
}

/** A service with its reference page, whose anchors are `#<name>`. */
interface DocumentedService {
  readonly title: string;
  readonly docsUrl: string;
  readonly operations: readonly Operation[];
}

/**
 * Registers the error reference at `/errors` and `/errors/{code}`, and renders refusals as HTML for browsers that
 * request a page. Other clients get the problem document.
 */
export function registerErrorPages(server: HttpServer, pages: ErrorPages): void {
  const kindsByCode = new Map(pages.kinds.map((kind) => [kind.code, kind]));
  server.get('/errors', { config: { page: true } }, (request, reply) =>
    sendPage(request, reply, pages.site, overviewPage(pages.site, [...kindsByCode.values()])),
  );
  server.get('/errors/:code', { config: { page: true } }, (request, reply) => {
    const kind = kindsByCode.get((request.params as { code: string }).code);
    if (kind === undefined) return sendRefusal(pages, request, reply, refuse(notFound, 'Unknown error code.'));
    return sendPage(request, reply, pages.site, explanationPage(pages, kind));
  });
  for (const url of ['/errors', '/errors/:code']) refuseOtherMethods(server, url, ['GET']);
  server.addHook('onSend', (request, reply, payload, done) => {
    if (
      reply.statusCode < 400 ||
      typeof payload !== 'string' ||
      !mayReturnHtml(request) ||
      !isProblem(reply.getHeader('content-type'))
    )
      return done(null, payload);
    reply.header('vary', 'Accept');
    if (!acceptsHtml(request)) return done(null, payload);
    const problem = JSON.parse(payload) as Problem;
    const site =
      pages.moduleSites.find(({ currentModule }) => request.url.startsWith(`/${currentModule}/`)) ?? pages.site;
    reply.headers(pageHeaders).header('content-type', 'text/html; charset=utf-8');
    done(null, renderPage(site, refusalPage(site, problem, kindsByCode.get(problem.code))));
  });
}

interface Problem {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly request_id: string;
  readonly retry_after_seconds?: number;
}

/** API paths never return HTML errors, regardless of the Accept header; MCP endpoints return them only to browsers. */
const apiPaths = /\/(api|sdk|\.well-known)(\/|$)/;

function mayReturnHtml({ method, url, isFrameHostRequest }: FastifyRequest): boolean {
  const [path = ''] = url.split('?', 1);
  const isApi = apiPaths.test(path) && !path.endsWith('/mcp');
  return !isFrameHostRequest && (method === 'GET' || method === 'HEAD') && !isApi;
}

/** Whether the client prefers a page; MCP clients open streams with GET. */
function acceptsHtml({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.includes('text/html') && !accept.includes('text/event-stream');
}

function isProblem(contentType: unknown): boolean {
  return typeof contentType === 'string' && contentType.startsWith('application/problem+json');
}

/** Error page of a refusal. The explanation of not_found also describes retries of writes, so pages omit it. */
function refusalPage(site: Site, problem: Problem, kind: ErrorKind | undefined): Page {
  return {
    title: problem.title,
    description: problem.title,
    status: problem.status,
    hasNoUserContent: true,
    main: html`<div class="refusal">
<p class="refusal-status">${problem.status}</p>
<h1>${problem.title}</h1>
<p class="lead">${linkUrls(site, problem.detail)}</p>
${kind === undefined || kind === notFound ? null : html`<p class="note">${inlineCode(kind.explanation)}</p>`}
${problem.retry_after_seconds === undefined ? null : html`<p>Try again in ${problem.retry_after_seconds === 1 ? '1 second' : `${problem.retry_after_seconds} seconds`}.</p>`}
<p class="refusal-links"><a class="button" href="${`${site.base}/`}">${startLinkText(site)}</a> <a href="${`${site.errors}/${problem.code}`}">About <code>${problem.code}</code></a></p>
<p class="meta">Request <code>${problem.request_id}</code></p>
</div>`,
  };
}

/** Links the URLs of this server in the text, each shown as its path. */
function linkUrls({ url }: Site, text: string): Html {
  const segments = text.split(/(https?:\/\/\S+[\w/])/);
  const { origin } = new URL(url);
  return html`${segments.map((segment) => (segment.startsWith(`${origin}/`) ? html`<a href="${segment}">${segment.slice(origin.length)}</a>` : segment))}`;
}

/** Text of the link to the first page of a site. */
function startLinkText({ sections, currentModule }: Site): string {
  const [firstSection] = sections;
  const isList = firstSection !== undefined && currentModule !== null && firstSection.title !== overviewTitle;
  return isList ? `All ${firstSection.title.toLowerCase()}` : 'Start page';
}

function explanationPage({ site, services }: ErrorPages, kind: ErrorKind): Page {
  return {
    title: kind.title,
    description: kind.explanation,
    path: `/errors/${kind.code}`,
    hasNoUserContent: true,
    main: html`<div class="refusal">
<p class="crumb"><a href="${site.errors}">Errors</a></p>
<p class="refusal-status">${kind.status}</p>
<h1>${kind.title}</h1>
<p class="refusal-code"><code>${kind.code}</code></p>
<p class="lead">${inlineCode(kind.explanation)}</p>
<p>${retryTexts[retryOf(kind)].text}</p>
${returnedBy(services, kind)}
<h2>Example</h2>
<pre tabindex="0" data-language="HTTP"><code>${exampleOf(site, kind)}</code></pre>
</div>`,
  };
}

/** Operations that declare the error, or a sentence for the common errors. */
function returnedBy(services: readonly DocumentedService[], { code }: ErrorKind): Html {
  if (commonErrors.some((kind) => kind.code === code)) return html`<p>Every operation can return this error.</p>`;
  if (commonWriteErrors.some((kind) => kind.code === code))
    return html`<p>Every operation with an idempotency key can return this error.</p>`;
  const servicesWithError = services.flatMap(({ title, docsUrl, operations }) => {
    const operationsWithError = operations.filter(({ errors }) => errors.some((kind) => kind.code === code));
    return operationsWithError.length === 0 ? [] : [{ title, docsUrl, operationsWithError }];
  });
  if (servicesWithError.length === 0) return html``;
  return html`<h2>Returned by</h2>
<dl class="facts">${servicesWithError.map(
    ({ title, docsUrl, operationsWithError }) =>
      html`<div><dt>${title}</dt><dd>${operationsWithError.map(({ name }, index) => html`${index > 0 ? ', ' : null}<a href="${`${docsUrl}#${name}`}"><code>${name}</code></a>`)}</dd></div>`,
  )}</dl>`;
}

/** Example problem document with the members that are always present. */
function exampleOf({ url }: Site, { status, code, title }: ErrorKind): string {
  const problem = { type: `${url}/errors/${code}`, title, status, code, detail: '…', request_id: 'req_…' };
  return `HTTP/1.1 ${status}\nContent-Type: application/problem+json\n\n${JSON.stringify(problem, null, 2)}`;
}

/** Whether a retry of the same request helps: label in the overview, and text on the page of the error. */
const retryTexts = {
  delayed: {
    label: 'after Retry-After',
    text: 'This is temporary. Retry after the number of seconds in the response.',
  },
  later: { label: 'later', text: 'The same request may succeed later.' },
  changed: {
    label: 'after a change',
    text: 'Retrying the same request gives the same response: change the request, or the state that it depends on, first.',
  },
  operator: { label: 'no', text: 'Retrying does not help: only the operator can change this.' },
} as const;

function retryOf({ status, isRetryable }: ErrorKind): keyof typeof retryTexts {
  if (isRetryable === false) return 'operator';
  if (status === 429 || status === 503) return 'delayed';
  if (status === 501) return 'changed';
  return status === 408 || status >= 500 ? 'later' : 'changed';
}

function overviewPage(site: Site, kinds: readonly ErrorKind[]): Page {
  const statuses = [...new Set(kinds.map((kind) => kind.status))].sort((left, right) => left - right);
  return {
    title: 'Error reference',
    description: 'Every error that this server can return, its meaning and what to do.',
    path: '/errors',
    hasNoUserContent: true,
    main: html`<div class="list-head">
<h1>Error reference</h1>
<p class="lead">An error is a JSON document of type <code>application/problem+json</code> with a stable <code>code</code>. This page lists all codes of this server.</p>
</div>
<p>The <a href="${`${site.home}docs`}">search of the documentation</a> finds errors by code and by words of their text.</p>
${statuses.map(
  (status) => html`<section class="part" aria-labelledby="status-${status}"><h2 id="status-${status}">${status}</h2>
<div class="table" role="region" aria-label="Errors with status ${status}" tabindex="0"><table class="codes">
<thead><tr><th scope="col">Code</th><th scope="col">Meaning</th><th scope="col">Retry</th></tr></thead>
<tbody>${kinds.filter((kind) => kind.status === status).map((kind) => html`<tr><th scope="row"><a href="${`${site.errors}/${kind.code}`}"><code>${kind.code}</code></a></th><td>${kind.title}</td><td>${retryTexts[retryOf(kind)].label}</td></tr>`)}</tbody>
</table></div></section>`,
)}`,
  };
}
