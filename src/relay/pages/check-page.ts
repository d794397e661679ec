import { html } from '../../core/doors/pages/html.ts';
import type { Page } from '../../core/doors/pages/page.ts';
import type { Site } from '../../core/doors/pages/site.ts';
import { keyForm } from './key-form.ts';

/** Whether an address may be delivered to, for holders of a key. */
export function checkPage(site: Site): Page {
  const { base } = site;
  return {
    title: 'Destination check',
    description: 'Whether Rialto would deliver leads to an address, and what each reason against it means.',
    path: '/check',
    section: 'Check',
    styles: ['relay.css'],
    scripts: ['check.js'],
    noStore: true,
    main: html`<div class="list-head"><h1>Destination check</h1>
<p class="lead">Leads go to public HTTPS addresses only. This says whether an address may be delivered to. Checking sends nothing to it.</p></div>
<div data-relay="${base}">${keyForm('Check with your key')}
<div data-opened hidden><section class="part" aria-labelledby="check-form-title"><h2 id="check-form-title">An address</h2><div data-destination-trial></div></section></div></div>
<section class="part text" aria-labelledby="classes"><h2 id="classes">What can stand against an address</h2>
<p>What you wrote is judged by itself, and the answer names what is wrong with it:</p>
<dl class="facts">
<div><dt>Scheme</dt><dd>Only <code>https://</code>. A lead never travels unencrypted.</dd></div>
<div><dt>Port</dt><dd>443, unless the operator allows others.</dd></div>
<div><dt>Credentials</dt><dd>No user name or password in the address. Give a destination its secret in the path or query, or let it check the signature.</dd></div>
<div><dt>Literal</dt><dd>A name, not an IP address: certificates and changes of address need one.</dd></div>
<div><dt>Spelling</dt><dd>Printable ASCII, written as it is meant. Browsers quietly repair addresses such as <code>https:\\\\host</code>; here they are refused.</dd></div>
<div><dt>Form</dt><dd>A name of the public DNS with at least two parts, at most 2,048 characters in all, and no fragment.</dd></div>
</dl>
<p>Everything that is only learned by looking has one common answer: a name that does not exist, one that leads into a private network, one that refuses. Whoever asks here must learn nothing about networks that are not theirs. If an address of yours gets that answer, look up its name from outside of your network: every address it leads to has to be public.</p>
<p>Redirects are never followed: name the address that they end at.</p>
</section>`,
  };
}
