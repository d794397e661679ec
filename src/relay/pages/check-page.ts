import { html } from '../../core/interfaces/pages/html.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import type { Site } from '../../core/interfaces/pages/site.ts';
import { keyForm } from './key-form.ts';

/** Destination check page. */
export function checkPage(site: Site): Page {
  const { base } = site;
  return {
    title: 'Destination check',
    description: 'Checks whether Rialto can deliver leads to a URL, and explains each reason for rejection.',
    path: '/check',
    section: 'Check',
    scripts: ['check.js'],
    noStore: true,
    main: html`<div class="list-head"><h1>Destination check</h1>
<p class="lead">Leads are delivered to public HTTPS URLs only. This page checks a URL without sending anything to it.</p></div>
<div class="with-aside"><div>
<div data-relay="${base}">${keyForm(base, 'Check with your key')}
<div data-signed-in hidden><section class="part" aria-labelledby="check-form-title"><h2 id="check-form-title">Destination URL</h2><div data-destination-test></div></section></div></div>
<section class="part text" aria-labelledby="classes"><h2 id="classes">Why a URL is rejected</h2>
<p>The URL itself must meet these rules; the response names the rule it breaks:</p>
<dl class="facts">
<div><dt>Scheme</dt><dd>Only <code>https://</code>. Leads are never sent unencrypted.</dd></div>
<div><dt>Port</dt><dd>443, unless the operator allows others.</dd></div>
<div><dt>Credentials</dt><dd>No user name or password in the URL. Put a secret into the path or query, or verify the signature.</dd></div>
<div><dt>IP address</dt><dd>A host name is required: certificates and address changes depend on it.</dd></div>
<div><dt>Spelling</dt><dd>Printable ASCII, conforming to RFC 3986. Browsers silently correct URLs such as <code>https:\\\\host</code>; the relay rejects them.</dd></div>
<div><dt>Form</dt><dd>A public DNS name with at least two labels, at most 2,048 characters in total, no fragment.</dd></div>
</dl>
<p>All failures of DNS lookup and connection have the same response: an unknown name, a name that resolves to a private network, a refused connection. Otherwise this check could be used to explore private networks. If your destination gets this response, resolve its name from outside your network: every address must be public. Then check its certificate: it must be valid for the name, and the server must send the intermediate certificates up to a public CA. A delivery names the error in its receipt, such as <code>certificate_expired</code>. On a self-hosted server, <code>RIALTO_RELAY_CA_FILE</code> adds a CA for tests.</p>
<p>Redirects are never followed: enter their target.</p>
</section></div>
<nav class="aside" aria-labelledby="related"><h2 id="related">Related pages</h2>
<ul><li><a href="${`${base}/receiving`}">What a destination has to do</a></li><li><a href="${`${base}/console`}">Deliveries and destinations of your account</a></li><li><a href="${`${base}/docs`}">Operations and errors</a></li></ul></nav>
</div>`,
  };
}
