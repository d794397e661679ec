import { type Config, moduleUrl } from '../../base/config.ts';
import type { ModuleName } from '../../base/module-names.ts';
import type { Moderation } from '../../operation/admin/moderation.ts';
import type { HttpServer } from '../http/http-server.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';
import { readAssets, serveAssets } from '../pages/assets.ts';
import { type Html, html } from '../pages/html.ts';
import { type Page, sendPage } from '../pages/page.ts';
import { createSite, type Site } from '../pages/site.ts';
import { arcadeSection } from './arcade-section.ts';

const assets = readAssets(
  [
    ...[
      'admin',
      'admin-call',
      'admin-parts',
      'admin-overview',
      'admin-reports',
      'admin-review',
      'admin-accounts',
      'admin-system',
      'admin-arcade',
      'admin-setup',
      'admin-backups',
    ].map((name) => `assets/${name}.js`),
    'assets/admin.css',
    ...['element', 'human-time', 'time-element'].map((name) => `../pages/assets/${name}.js`),
  ].map((path) => new URL(path, import.meta.url)),
);
const assetFolder = '/admin/assets';

/**
 * Console of the operator. The page is static: the key stays in the memory of the browser page, and all data comes from
 * the operator's API. The page is served while `isAvailable` returns true: when there is an operator, or a link to
 * register the first one.
 */
export function registerAdminPage(
  server: HttpServer,
  config: Config,
  moderations: ReadonlyMap<ModuleName, Pick<Moderation, 'targets'>>,
  isAvailable: () => Promise<boolean>,
): void {
  const commonSite = createSite(config, null);
  const assetUrl = (name: string) => {
    const adminAsset = assets.fileName(name);
    return adminAsset === undefined ? commonSite.asset(name) : `${assetFolder}/${adminAsset}`;
  };
  const site: Site = { ...commonSite, asset: assetUrl };
  const moduleNames = [...moderations.keys()];
  const targetKinds = Object.fromEntries([...moderations].map(([name, { targets }]) => [name, targets]));
  const page: Page = {
    title: 'Administration',
    description: 'Operator console of this server.',
    scripts: ['admin.js'],
    styles: ['admin.css'],
    main: html`<h1>Administration</h1>
<noscript><p class="note">This page needs JavaScript. The command <code>rialto admin</code>, run on the server, provides the same functions.</p></noscript>
${signIn}${setup}
<div id="work" data-modules="${JSON.stringify(baseUrlsOf(config, moduleNames))}" data-kinds="${JSON.stringify(targetKinds)}" hidden>
<div class="admin-bar">
<nav class="admin-tabs" aria-label="Administration">${tabs.filter(([id]) => !arcadeTabs.includes(id) || moderations.has('arcade')).map(([id, title]) => html`<a href="#${id}">${title}</a>`)}</nav>
<button id="sign-out" class="button button-soft" type="button">Sign out</button>
</div>
<p id="module-choice" class="admin-choice"><label for="module">Service</label> <select id="module">${moduleNames.map((name) => html`<option>${name}</option>`)}</select></p>
${overview}${moderations.has('arcade') ? review : null}${reports}${records}${accounts}${pauses}${moderations.has('arcade') ? section('arcade', 'Arcade', arcadeSection) : null}${audit}${system}</div>
<p id="status" class="admin-status" role="status"></p>`,
  };
  server.get('/admin', { config: { sameOriginOnly: true, page: true } }, async (request, reply) =>
    (await isAvailable()) ? sendPage(request, reply, site, page) : reply.callNotFound(),
  );
  refuseOtherMethods(server, '/admin', ['GET'], { sameOriginOnly: true });
  serveAssets(server, assetFolder, [assets], { sameOriginOnly: true });
}

/** Base URL of each module's pages: a path on this host, or a URL on a separate host. */
function baseUrlsOf(config: Config, names: readonly ModuleName[]): Record<string, string> {
  const { origin } = new URL(config.publicUrl);
  return Object.fromEntries(
    names.map((name) => {
      const url = moduleUrl(config, name);
      return [name, url.startsWith(`${origin}/`) ? url.slice(origin.length) : url];
    }),
  );
}

const tabs = [
  ['overview', 'Overview'],
  ['review', 'Review'],
  ['reports', 'Reports'],
  ['record', 'Records'],
  ['accounts', 'Accounts'],
  ['pauses', 'Pauses'],
  ['arcade', 'Arcade'],
  ['audit', 'Audit'],
  ['system', 'System'],
] as const;

/** Tabs that are shown only when this server runs the arcade. */
const arcadeTabs: readonly string[] = ['review', 'arcade'];

// The fields have no names, so a native form submission would send nothing.
const signIn = html`<form id="sign-in" class="admin-form" autocomplete="off">
<label for="key">Admin key</label>
<input id="key" type="password" autocomplete="off" spellcheck="false" required>
<button class="button" type="submit">Sign in</button>
<p class="meta">The key is stored in this page only, until the page is closed or reloaded.</p>
</form>`;

// The page generates the key and shows it once; the token is in the URL fragment, which browsers do not send.
const setup = html`<form id="setup" class="admin-form" autocomplete="off" hidden>
<h2>Create the first operator</h2>
<p>This server has no operator yet. Choose a name for the audit log; the page generates your key.</p>
<label for="setup-name">Name</label>
<input id="setup-name" autocomplete="off" spellcheck="false" required maxlength="40" pattern="[a-z0-9][a-z0-9._\\-]*" value="admin">
<button class="button" type="submit">Generate key</button>
</form>
<div id="setup-done" class="admin-form" hidden>
<h2 tabindex="-1">Your key</h2>
<p>Store it now, for example in a password manager. The server keeps only its hash and cannot show it again.</p>
<label for="setup-key">Generated key</label>
<input id="setup-key" readonly spellcheck="false">
<p class="admin-actions"><button id="setup-copy" class="button button-soft" type="button">Copy</button> <button id="setup-enter" class="button" type="button">I have stored it: sign in</button></p>
</div>`;

const overview = section(
  'overview',
  'Overview',
  html`<ul id="overview-tiles" class="admin-tiles"></ul>
<div id="overview-charts" class="admin-charts"></div>`,
);

const reports = section(
  'reports',
  'Reports',
  html`<p class="admin-choice"><label for="report-status">Show</label>
<select id="report-status"><option value="open">open reports, oldest first</option><option value="upheld">upheld</option><option value="dismissed">dismissed</option></select></p>
<ol id="report-list" class="admin-list"></ol>
<button id="report-more" class="button button-soft" type="button" hidden>More reports</button>`,
);

const review = section(
  'review',
  'Review queue',
  html`<p id="review-waiting" class="meta"></p>
<ol id="review-list" class="admin-list"></ol>
<div id="review-detail"></div>`,
);

const reasonNote = html`<p class="meta">Reasons are logged permanently and shown to the account.</p>`;

const records = section(
  'record',
  'Records',
  html`<form id="record-search" class="admin-form" autocomplete="off" role="search">
<label for="record-text">Search text or id (leave empty for the newest)</label><input id="record-text" type="search" maxlength="120" spellcheck="false">
<button class="button" type="submit">Search</button>
</form>
<ol id="record-list" class="admin-list"></ol>
<h3>Hide or restore by id</h3>
${reasonNote}<form id="record-form" class="admin-form" autocomplete="off">
<label for="record-kind">Kind</label><select id="record-kind"></select>
<label for="record-id">Id</label><input id="record-id" required maxlength="90" pattern="[a-zA-Z0-9_\\-]+" spellcheck="false">
<label for="record-reason">Reason</label><textarea id="record-reason" required minlength="3" maxlength="1000" rows="2"></textarea>
<p class="admin-actions"><button class="button button-danger" value="hide">Hide</button> <button class="button button-soft" value="restore">Restore</button></p>
</form>`,
);

const accounts = section(
  'accounts',
  'Accounts',
  html`${reasonNote}<form id="account-form" class="admin-form" autocomplete="off">
<label for="account-id">Id or name</label><input id="account-id" maxlength="254" pattern="[a-zA-Z0-9_.@+\\-]*" spellcheck="false">
<button class="button" type="submit">Look up</button>
<p class="meta">Lists the accounts whose name begins with this text. Leave empty for the newest.</p>
</form>
<ul id="account-list" class="admin-names"></ul>
<div id="account"></div>
<h3>Suspensions in force</h3>
<ul id="suspension-list" class="admin-list"></ul>`,
);

const pauses = section(
  'pauses',
  'Pauses',
  html`<p class="meta">Reasons are logged permanently. They are not public.</p>
<ul id="pause-list" class="admin-list"></ul>`,
);

const audit = section(
  'audit',
  'Audit',
  html`<ol id="audit-list" class="admin-list"></ol>
<button id="audit-more" class="button button-soft" type="button" hidden>Older actions</button>`,
);

const system = section(
  'system',
  'System',
  html`<h3>Backups</h3>
<p id="backup-state" class="meta"></p>
<p id="backup-encryption" class="meta"></p>
<p class="admin-actions"><button id="backup-start" class="button" type="button">Start backup</button></p>
<ul id="backup-list" class="admin-list"></ul>
<h3>Log</h3>
<p class="admin-choice"><label for="log-level">Level</label>
<select id="log-level"><option value="warn">warnings and errors</option><option value="info">info and above</option><option value="error">errors</option></select>
<button id="log-refresh" class="button button-soft" type="button">Refresh</button></p>
<p class="meta">The latest log lines of the node that served this request. They are stored in memory and lost on restart.</p>
<ol id="log-list" class="admin-list"></ol>
<h3>Settings</h3>
<p class="meta">Read from the environment at start. To change one, set it and restart the server.</p>
<div class="table-scroll" tabindex="0"><table id="setting-list"><thead><tr><th scope="col">Name</th><th scope="col">Value</th></tr></thead><tbody></tbody></table></div>`,
);

function section(id: string, title: string, content: Html): Html {
  return html`<section class="admin-section" aria-labelledby="${id}"><h2 id="${id}" tabindex="-1">${title}</h2>
${content}
</section>`;
}
