import type { Config } from '../../base/config.ts';
import type { Moderation } from '../../operation/admin/moderation.ts';
import type { HttpServer } from '../http/http-server.ts';
import { readAssets } from '../pages/assets.ts';
import { type Html, html } from '../pages/html.ts';
import { type Page, sendPage } from '../pages/page.ts';
import { createSite, type Site } from '../pages/site.ts';
import { refuseOthers } from './admin-routes.ts';

const assets = readAssets(
  ['assets/admin.js', 'assets/admin.css', '../pages/assets/element.js'].map((path) => new URL(path, import.meta.url)),
);
const assetFolder = '/admin/assets';

/**
 * The operator's page. It holds nothing by itself: the key that is typed in stays in the page's
 * memory, and everything shown comes from the routes below /admin/api/v1.
 */
export function registerAdminPage(
  server: HttpServer,
  config: Config,
  moderations: ReadonlyMap<string, Pick<Moderation, 'targets'>>,
): void {
  const shared = createSite(config, null);
  const asset = (name: string) => {
    const own = assets.fileName(name);
    return own === undefined ? shared.asset(name) : `${assetFolder}/${own}`;
  };
  const site: Site = { ...shared, asset };
  const kinds = new Set([...moderations.values()].flatMap((moderation) => moderation.targets));
  const page: Page = {
    title: 'Administration',
    description: 'For the operators of this server.',
    scripts: ['admin.js'],
    main: html`<link rel="stylesheet" href="${asset('admin.css')}">
<h1>Administration</h1>
<noscript><p class="note">This page needs JavaScript. On the machine itself, <code>rialto admin</code> does the same.</p></noscript>
${signIn}
<p id="status" class="admin-status" role="status"></p>
<div id="work" hidden>
<p class="meta">Reasons stay in the audit for ever, and the account that an act is about is told them.</p>
<p><label for="module">Service</label> <select id="module">${[...moderations.keys()].map(option)}</select></p>
${reports}${record(kinds)}${accounts}${switches}${audit}</div>`,
  };
  server.get('/admin', { config: { sameOriginOnly: true } }, (request, reply) => sendPage(request, reply, site, page));
  refuseOthers(server, '/admin', 'GET');
  assets.register(server, assetFolder);
}

// The fields have no names: a form that were ever sent by itself would send nothing.
const signIn = html`<form id="sign-in" class="admin-form" autocomplete="off">
<label for="key">Admin key</label>
<input id="key" type="password" autocomplete="off" spellcheck="false" required>
<button class="button" type="submit">Sign in</button>
<p class="meta">The key is kept in this page until it is closed or reloaded, and nowhere else.</p>
</form>`;

const reports = section(
  'reports',
  'Reports',
  html`<p><label for="report-status">Show</label>
<select id="report-status"><option value="open">open reports, oldest first</option><option value="upheld">upheld</option><option value="dismissed">dismissed</option></select></p>
<ol id="report-list" class="admin-list"></ol>
<button id="report-more" class="button" type="button" hidden>More reports</button>`,
);

const option = (value: string) => html`<option>${value}</option>`;

const record = (kinds: ReadonlySet<string>) =>
  section(
    'record',
    'Hide or restore a record',
    html`<form id="record-form" class="admin-form" autocomplete="off">
<label for="record-kind">Kind</label><select id="record-kind">${[...kinds].map(option)}</select>
<label for="record-id">Id</label><input id="record-id" required maxlength="90" pattern="[a-zA-Z0-9_\\-]+" spellcheck="false">
<label for="record-reason">Reason</label><textarea id="record-reason" required minlength="3" maxlength="1000" rows="2"></textarea>
<p class="admin-acts"><button class="button" value="hide">Hide</button> <button class="button" value="restore">Restore</button></p>
</form>`,
  );

const accounts = section(
  'accounts',
  'Accounts',
  html`<form id="account-form" class="admin-form" autocomplete="off">
<label for="account-id">Id or name</label><input id="account-id" required maxlength="90" pattern="[a-zA-Z0-9_\\-]+" spellcheck="false">
<button class="button" type="submit">Look up</button>
</form>
<div id="account"></div>
<h3>Suspensions in force</h3>
<ul id="suspension-list" class="admin-list"></ul>`,
);

const switches = section('switches', 'Pauses', html`<ul id="switch-list" class="admin-list"></ul>`);

const audit = section(
  'audit',
  'Audit',
  html`<ol id="act-list" class="admin-list"></ol>
<button id="act-more" class="button" type="button" hidden>Earlier acts</button>`,
);

function section(id: string, title: string, content: Html): Html {
  return html`<section class="admin-section" aria-labelledby="${id}"><h2 id="${id}" tabindex="-1">${title}</h2>
${content}
</section>`;
}
