import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownSources } from './base-urls.ts';
import { encodeBody, encodingFor } from './content-encoding.ts';
import { type Html, html, renderHtml } from './html.ts';
import type { NavLink, Site } from './site.ts';

/** One page for people, without what all pages share. */
export interface Page {
  readonly title: string;
  /** One or two sentences for search engines and link previews. */
  readonly description: string;
  readonly main: Html;
  readonly status?: number;
  /** Path of the page below its module, such as `/tags/sql`: its one true address. Absent: not to be indexed. */
  readonly path?: string;
  /** The section of the header that the page belongs to, by its title. */
  readonly section?: string;
  readonly alternates?: readonly Alternate[];
  /** Islands and style sheets beside the shared one, by the plain names of their files. */
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly footer?: readonly NavLink[];
  /**
   * Documents that the page shows in frames, and no other, as paths below the module, or as addresses of another
   * host; absent: none.
   */
  readonly frames?: readonly string[];
  /** Nothing on it was written by others, so it needs no warning of such texts. */
  readonly isOwnText?: boolean;
  /** The page handles a key: no copy of it may be kept anywhere. */
  readonly noStore?: boolean;
  /** Pages of other sites may show it in a frame; it has neither header nor footer. */
  readonly isEmbed?: boolean;
  /** Path below the module of a picture for link previews, 1200 by 630 pixels; `alt` says what it shows. */
  readonly image?: { readonly path: string; readonly alt: string };
}

/** The same content in a form for machines. */
export interface Alternate {
  readonly type: 'application/json' | 'application/json+oembed' | 'application/atom+xml' | 'text/markdown';
  readonly title: string;
  readonly href: string;
}

const ownPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ');

/** Headers of every page: nothing from elsewhere, no inline script or style, no frame around it. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': `${ownPolicy}; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cache-control': 'no-cache',
};

/** Responds with the page, compressed, or with 304 when the browser has it. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, site: Site, page: Page): Promise<FastifyReply> {
  reply.code(page.status ?? 200).headers(pageHeaders);
  if (page.noStore === true) reply.header('cache-control', 'no-store');
  reply.header('content-security-policy', policyOf(page, site, request.headers.host));
  return sendDocument(request, reply, 'text/html; charset=utf-8', renderPage(site, page));
}

function policyOf({ isEmbed, frames }: Page, { url, current }: Site, host: string | undefined): string {
  const policy = `${ownPolicy}; frame-ancestors ${isEmbed === true ? '*' : "'none'"}`;
  if (frames === undefined) return policy;
  const reach = { url, folder: current === null ? '' : `/${current}` };
  return `${policy}; frame-src ${frames.flatMap((frame) => (frame.startsWith('/') ? ownSources(reach, host, frame) : [frame])).join(' ')}`;
}

/**
 * Responds with a document, compressed, or with 304. Its tag is made of `content`: the text itself
 * unless each copy differs in what means nothing.
 */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  contentType: string,
  text: string,
  content = text,
): Promise<FastifyReply> {
  const body = Buffer.from(text);
  const tag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const encoding = encodingFor(request.headers['accept-encoding'], body.length);
  reply.header('content-type', contentType).header('vary', 'Accept, Accept-Encoding').header('etag', tag);
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await encodeBody(body, encoding, 'each'));
}

/** The whole document as text. */
export function renderPage(site: Site, page: Page): string {
  const name =
    site.current === null
      ? 'Rialto'
      : `Rialto ${site.modules.find((link) => link.href === `${site.base}/`)?.title ?? ''}`.trim();
  return `<!doctype html>\n${renderHtml(html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title === name ? name : `${page.title} · ${name}`}</title>
<meta name="description" content="${page.description}">
<meta name="color-scheme" content="light dark">
<meta property="og:title" content="${page.title}">
<meta property="og:description" content="${page.description}">
<meta property="og:site_name" content="Rialto">
${page.path === undefined ? html`<meta name="robots" content="noindex">` : html`<link rel="canonical" href="${site.url + page.path}">`}
${page.image === undefined ? null : socialCard(site, page.image)}
<link rel="icon" type="image/svg+xml" href="${site.asset('mark.svg')}">
${['style.css', ...site.styles, ...(page.styles ?? [])].map((style) => html`<link rel="stylesheet" href="${site.asset(style)}">\n`)}${(page.alternates ?? []).map((alternate) => html`<link rel="alternate" type="${alternate.type}" title="${alternate.title}" href="${alternate.href}">\n`)}
${scriptsOf(page).map((script) => html`<script type="module" src="${site.asset(script)}"></script>\n`)}</head>
${page.isEmbed === true ? html`<body class="embed-body"><main id="main">${page.main}</main></body>` : body(site, page)}
</html>
`)}`;
}

function body(site: Site, page: Page): Html {
  return html`<body>
<a class="skip" href="#main">Skip to the content</a>
${header(site, page)}
<main id="main" tabindex="-1">
${page.main}
</main>
${footer(site, page)}
</body>`;
}

/** Other sites' frames load none but their own. */
function scriptsOf({ isEmbed, scripts = [] }: Page): readonly string[] {
  return isEmbed === true ? scripts : ['aging-times.js', ...scripts];
}

function socialCard(site: Site, { path, alt }: NonNullable<Page['image']>): Html {
  return html`<meta property="og:image" content="${site.url + path}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:card" content="summary_large_image">`;
}

function header(site: Site, page: Page): Html {
  return html`<header class="top">
<div class="top-row">
<a class="brand" href="${site.home}">${mark}<span>Rialto</span></a>
<nav class="modules" aria-label="Services">${site.modules.map(
    (link) =>
      html`<a href="${link.href}" aria-current="${link.href === `${site.base}/` && site.current !== null ? 'true' : null}">${link.title}</a>`,
  )}</nav>
${
  site.sections.length === 0
    ? null
    : html`<nav class="sections" aria-label="Pages">${site.sections.map(
        (link) =>
          html`<a href="${link.href}" aria-current="${link.title === page.section ? 'page' : null}">${link.title}</a>`,
      )}</nav>`
}
</div>
</header>`;
}

function footer(site: Site, page: Page): Html {
  const links: readonly NavLink[] = [
    ...(page.alternates ?? []).filter(({ type }) => type !== 'application/json+oembed'),
    ...(page.footer ?? []),
    ...site.footer.filter(({ href }) => !page.footer?.some((own) => own.href === href)),
    { title: 'Error reference', href: site.errors },
  ];
  return html`<footer class="bottom">
<div class="bottom-row">
${page.isOwnText === true ? null : html`<p class="bottom-note">${site.note}</p>`}
<nav class="bottom-about" aria-label="This server">${anchors(site.about)}<span>Version ${site.version}</span></nav>
<nav aria-label="Documents">${anchors(links)}</nav>
</div>
</footer>`;
}

function anchors(links: readonly NavLink[]): Html[] {
  return links.map((link) => html`<a href="${link.href}">${link.title}</a>`);
}

/** An arch over water: the span of a bridge with its keystone. */
const mark = html`<svg class="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false"><path class="mark-arch" d="M2 25h4.5a9.5 9.5 0 0 1 19 0H30v-5.2L16 6 2 19.8z"/><path class="mark-water" d="M2 29c2.3 0 2.3-1.4 4.7-1.4S9 29 11.3 29s2.4-1.4 4.7-1.4S18.3 29 20.7 29s2.3-1.4 4.6-1.4S27.7 29 30 29"/></svg>`;

function isKnown(header: string | undefined, tag: string): boolean {
  return (
    header !== undefined &&
    (header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === tag.slice(2)))
  );
}
