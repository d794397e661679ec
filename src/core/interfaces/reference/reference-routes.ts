import type { HttpServer } from '../http/http-server.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';
import { encodingFor } from '../pages/content-encoding.ts';
import { html, renderHtml } from '../pages/html.ts';
import { pageHeaders, sendDocument } from '../pages/page.ts';
import type { Site } from '../pages/site.ts';
import { openScalarBundle, type ScalarBundle } from './scalar-bundle.ts';

/** An OpenAPI document of the reference. */
export interface ReferenceDocument {
  readonly title: string;
  /** Part of the URL fragments of its operations. */
  readonly slug: string;
  readonly url: string;
  /** Page with the same operations that needs no script. */
  readonly plainUrl: string;
}

export const referencePath = '/docs/reference';

/** Interactive reference at `/docs/reference`, with its own script and Content-Security-Policy. */
export function registerReference(server: HttpServer, site: Site, documents: readonly ReferenceDocument[]): void {
  const bundle = openScalarBundle();
  const scriptPath = `${referencePath}/scalar-${bundle.version}.js`;
  const text = renderHtml(referencePage(site, documents, scriptPath));
  const headers = { ...pageHeaders, 'content-security-policy': policyFor(documents) };
  server.get(referencePath, { config: { page: true } }, (request, reply) =>
    sendDocument(request, reply.headers(headers), 'text/html; charset=utf-8', text),
  );
  refuseOtherMethods(server, referencePath, ['GET']);
  serveBundle(server, scriptPath, bundle);
}

function serveBundle(server: HttpServer, path: string, bundle: ScalarBundle): void {
  server.get(path, async (request, reply) => {
    // The script is large, and its size is unknown until it is loaded.
    const encoding = encodingFor(request.headers['accept-encoding'], Number.MAX_SAFE_INTEGER);
    const body = await bundle.read(encoding);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'Accept-Encoding')
      .send(body);
  });
}

/** Allows inline styles, and requests to the documented services only. */
function policyFor(documents: readonly ReferenceDocument[]): string {
  const origins = [...new Set(documents.map(({ url }) => new URL(url).origin))];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    `connect-src 'self' ${origins.join(' ')}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function referencePage(site: Site, documents: readonly ReferenceDocument[], scriptPath: string) {
  const docs = `${site.home}docs`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Interactive reference · Rialto</title>
<meta name="description" content="Every operation of every service of this server: search, samples in several languages, and requests to try.">
<link rel="canonical" href="${site.url + referencePath}">
<link rel="icon" type="image/svg+xml" href="${site.asset('mark.svg')}">
<link rel="stylesheet" href="${site.asset('reference.css')}">
<script src="${scriptPath}" defer></script>
<script type="module" src="${site.asset('reference.js')}"></script>
</head>
<body>
<header class="reference-top"><a href="${site.home}">Rialto</a> <a href="${docs}">Documentation</a></header>
<p class="reference-loading" id="reference-loading" role="status">Loading the reference, about 1 MB. The same operations are on pages that load faster: ${documents.map(({ title, plainUrl }, index) => html`${index > 0 ? ', ' : null}<a href="${plainUrl}">${title}</a>`)}.</p>
<div id="reference" data-rendering data-documents="${JSON.stringify(documents)}"></div>
<noscript><h1>Interactive reference</h1>
<p>This page needs JavaScript. The same operations are on pages that do not:</p>
<ul>${documents.map(({ title, plainUrl }) => html`<li><a href="${plainUrl}">${title}</a></li>`)}</ul></noscript>
</body>
</html>
`;
}
