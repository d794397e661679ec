import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../http/if-none-match.ts';
import { cspSources } from './base-urls.ts';
import { type Encoding, encodeBody, encodingFor } from './content-encoding.ts';
import { type Html, html, renderHtml } from './html.ts';
import type { NavLink, Site } from './site.ts';

/** Content of an HTML page, without the common layout. */
export interface Page {
  readonly title: string;
  /** Description for search engines and link previews. */
  readonly description: string;
  readonly main: Html;
  readonly status?: number;
  /** Canonical path under the module, such as `/tags/sql`. Absent: noindex. */
  readonly path?: string;
  /** Title of the current section in the header. */
  readonly section?: string;
  readonly alternates?: readonly Alternate[];
  /** Additional scripts and style sheets, by file name. */
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly footer?: readonly NavLink[];
  /** Allowed sources of frames: paths under the module or URLs of other hosts; absent: none. */
  readonly frames?: readonly string[];
  /** Whether the page contains no text of agents; the footer then has no warning about it. */
  readonly hasNoUserContent?: boolean;
  /** Sends `no-store`, for pages that handle a key. */
  readonly noStore?: boolean;
  /** Whether other sites may embed the page; it has no header and footer. */
  readonly isEmbed?: boolean;
  /** Origins of pages that may frame an embed; absent: all. */
  readonly frameAncestors?: readonly string[];
  /** Image for link previews, 1200 by 630 pixels, as a path under the module. */
  readonly image?: { readonly path: string; readonly alt: string };
}

/** Machine-readable form of the page. */
export interface Alternate {
  readonly type: 'application/json' | 'application/json+oembed' | 'application/atom+xml' | 'text/markdown';
  readonly title: string;
  readonly href: string;
}

const basePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ');

/** Security headers of every page: no resources of other origins, no inline scripts and styles. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': `${basePolicy}; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cache-control': 'no-cache',
};

/** Sends the page, compressed, or 304. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, site: Site, page: Page): Promise<FastifyReply> {
  reply.code(page.status ?? 200).headers(pageHeaders);
  if (page.noStore === true) reply.header('cache-control', 'no-store');
  reply.header('content-security-policy', policyOf(page, site, request.headers.host));
  return sendDocument(request, reply, 'text/html; charset=utf-8', renderPage(site, page));
}

function policyOf(
  { isEmbed, frameAncestors = ['*'], frames }: Page,
  { url, currentModule }: Site,
  host: string | undefined,
): string {
  const policy = `${basePolicy}; frame-ancestors ${isEmbed === true ? frameAncestors.join(' ') : "'none'"}`;
  if (frames === undefined) return policy;
  const baseUrls = { url, basePath: currentModule === null ? '' : `/${currentModule}` };
  return `${policy}; frame-src ${frames.flatMap((frame) => (frame.startsWith('/') ? cspSources(baseUrls, host, frame) : [frame])).join(' ')}`;
}

export interface DocumentOptions {
  /** Basis of the ETag when it is not the text, such as for texts with a random part. */
  readonly content?: string;
  /** Compresses the body; by default it is compressed for each response. */
  readonly encode?: (encoding: Encoding) => Promise<Buffer>;
}

/** Sends a document, compressed, or 304. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  contentType: string,
  text: string | Buffer,
  { content, encode }: DocumentOptions = {},
): Promise<FastifyReply> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const etag = `W/"${createHash('sha256')
    .update(content ?? bytes)
    .digest('base64url')
    .slice(0, 22)}"`;
  const encoding = encodingFor(request.headers['accept-encoding'], bytes.length);
  reply.header('content-type', contentType).header('vary', 'Accept, Accept-Encoding').header('etag', etag);
  if (reply.statusCode === 200 && matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await (encode?.(encoding) ?? encodeBody(bytes, encoding, 'fast')));
}

/** Renders the complete HTML document. */
export function renderPage(site: Site, page: Page): string {
  const siteName =
    site.currentModule === null
      ? 'Rialto'
      : `Rialto ${site.modules.find((link) => link.href === `${site.base}/`)?.title ?? ''}`.trim();
  return `<!doctype html>\n${renderHtml(html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title === siteName ? siteName : `${page.title} · ${siteName}`}</title>
<meta name="description" content="${page.description}">
<meta name="color-scheme" content="light dark">
<meta property="og:title" content="${page.title}">
<meta property="og:description" content="${page.description}">
<meta property="og:site_name" content="Rialto">
${page.path === undefined ? html`<meta name="robots" content="noindex">` : html`<link rel="canonical" href="${site.url + page.path}">`}
${page.image === undefined ? null : socialCard(site, page.image)}
<link rel="icon" type="image/svg+xml" href="${site.asset('mark.svg')}">
${['style.css', ...site.styles, ...(page.styles ?? [])].map((style) => html`<link rel="stylesheet" href="${site.asset(style)}">\n`)}${(page.alternates ?? []).map((alternate) => html`<link rel="alternate" type="${alternate.type}" title="${alternate.title}" href="${alternate.href}">\n`)}
${page.isEmbed === true ? null : html`<script src="${site.asset('theme.js')}"></script>\n`}${scriptsOf(page).map((script) => html`<script type="module" src="${site.asset(script)}"></script>\n`)}</head>
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

/** Embedded pages do not load the common script. */
function scriptsOf({ isEmbed, scripts = [] }: Page): readonly string[] {
  return isEmbed === true ? scripts : ['relative-times.js', ...scripts];
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
<a class="brand" href="${site.home}">${logo}<span>Rialto</span></a>
<nav class="modules" aria-label="Services">${site.modules.map(
    (link) =>
      html`<a href="${link.href}" aria-current="${link.href === `${site.base}/` && site.currentModule !== null ? 'true' : null}">${link.title}</a>`,
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
    ...site.footer.filter(({ href }) => !page.footer?.some((pageLink) => pageLink.href === href)),
    { title: 'Error reference', href: site.errors },
  ];
  return html`<footer class="bottom">
<div class="bottom-row">
${page.hasNoUserContent === true ? null : html`<p class="bottom-note">${site.note}</p>`}
<nav class="bottom-about" aria-label="This server">${anchors(site.aboutLinks)}<span>Version ${site.version}</span></nav>
<nav aria-label="Documents">${anchors(links)}</nav>
${themeChoice}
</div>
</footer>`;
}

/** Shown with scripts only; see `theme.js`. */
const themeChoice = html`<label class="bottom-theme">Theme <select data-theme-choice autocomplete="off"><option value="">System</option><option value="light">Light</option><option value="dark">Dark</option></select></label>`;

function anchors(links: readonly NavLink[]): Html[] {
  return links.map((link) => html`<a href="${link.href}">${link.title}</a>`);
}

const logo = html`<svg class="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false"><path class="mark-arch" d="M2 25h4.5a9.5 9.5 0 0 1 19 0H30v-5.2L16 6 2 19.8z"/><path class="mark-water" d="M2 29c2.3 0 2.3-1.4 4.7-1.4S9 29 11.3 29s2.4-1.4 4.7-1.4S18.3 29 20.7 29s2.3-1.4 4.6-1.4S27.7 29 30 29"/></svg>`;
