// The operator's page: every act is one call with a reason. The key lives in this module only.

import { element } from './element.js';

const base = '/admin/api/v1';
const find = (id) => document.getElementById(id);
const status = find('status');
let key = '';

async function call(path, input) {
  const response = await fetch(base + path, {
    method: input === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      ...(input === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(input === undefined ? {} : { body: JSON.stringify(input) }),
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.detail ?? `The server answered ${response.status}.`);
  return answer;
}

/** Runs one step and says what came of it; the status line is read out. */
async function attempt(done, step) {
  status.textContent = '';
  try {
    await step();
    status.textContent = done;
    return true;
  } catch (error) {
    status.textContent = `That did not work: ${error.message}`;
    return false;
  }
}

/** An act, then everything that it may have changed. */
async function act(name, input, place) {
  const done = await attempt(`Done: ${name}.`, async () => {
    await call(`/${name}`, input);
    await refresh();
  });
  if (done) find(place).focus();
}

async function refresh() {
  await Promise.all([showReports(0), showSuspensions(), showSwitches(), showActs(0)]);
}

const item = (...children) => element('li', { className: 'admin-item' }, ...children);
const meta = (text) => element('p', { className: 'meta' }, text);
const timeOf = (text) => (text === null ? 'no end' : new Date(text).toLocaleString());
const partyOf = (party) => (party === null ? 'a removed account' : `${party.name} (${party.id})`);

let reasons = 0;

/** A form with a reason and a button for each act. */
function reasonForm(about, acts, extra = []) {
  reasons += 1;
  const id = `reason-${reasons}`;
  const field = element('textarea', { id, required: '', minlength: '3', maxlength: '1000', rows: '2' });
  const buttons = acts.map(({ title, value }) => element('button', { className: 'button', value }, title));
  const label = element('label', { for: id }, `Reason: ${about}`);
  const form = element(
    'form',
    { className: 'admin-form', autocomplete: 'off' },
    label,
    field,
    ...extra,
    element('p', { className: 'admin-acts' }, ...buttons),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = acts.find(({ value }) => value === event.submitter?.value) ?? acts[0];
    void chosen.run(field.value);
  });
  return form;
}

/** A list that is shown page by page; `show(0)` starts it anew. */
function pagedList(listId, moreId, load, toItem) {
  const list = find(listId);
  const more = find(moreId);
  let next = null;
  const show = async (cursor) => {
    const { items, next_cursor: following } = await load(cursor);
    if (cursor === 0) list.replaceChildren();
    list.append(...items.map(toItem));
    if (list.childElementCount === 0) list.append(element('li', {}, 'There is nothing here.'));
    next = following;
    more.hidden = next === null;
  };
  more.addEventListener('click', () => void attempt('More is shown.', () => show(next)));
  return show;
}

const showReports = pagedList(
  'report-list',
  'report-more',
  async (cursor) => {
    const answer = await call(
      `/reports?module=${find('module').value}&status=${find('report-status').value}&cursor=${cursor}&limit=20`,
    );
    return { items: answer.reports, next_cursor: answer.next_cursor };
  },
  reportItem,
);

const showActs = pagedList(
  'act-list',
  'act-more',
  async (cursor) => {
    const answer = await call(`/audit?cursor=${cursor}&limit=20`);
    return { items: answer.acts, next_cursor: answer.next_cursor };
  },
  (each) => item(...actLines(each)),
);

function actLines(each) {
  const target = each.target === null ? '' : ` ${each.target.kind} ${each.target.id}`;
  const until = each.detail.until ? `, until ${timeOf(each.detail.until)}` : '';
  return [
    meta(`${timeOf(each.at)} · ${each.actor} · ${each.module ?? ''}`),
    element('p', {}, element('strong', {}, each.act), target + until),
    element('p', { className: 'admin-reason' }, each.reason),
  ];
}

function reportItem(report) {
  const { module, target } = report;
  const about = { module, target: target.kind, id: target.id };
  const acts = [
    { title: `Hide the ${target.kind}`, value: 'hide', run: (reason) => act('hide', { ...about, reason }, 'reports') },
    {
      title: `Restore the ${target.kind}`,
      value: 'restore',
      run: (reason) => act('restore', { ...about, reason }, 'reports'),
    },
    {
      title: 'Dismiss the report',
      value: 'dismiss',
      run: (reason) => act('dismiss', { report_id: report.id, reason }, 'reports'),
    },
  ];
  const shown = target.hidden_at === null ? acts.filter(({ value }) => value !== 'restore') : acts;
  const possible = report.status === 'open' ? shown : shown.filter(({ value }) => value !== 'dismiss');
  const history = report.history.flatMap(actLines);
  return item(
    element('h3', {}, `${target.title} (${target.kind})`),
    meta(`${target.id} by ${partyOf(target.author)}, ${timeOf(target.created_at)}`),
    ...(target.hidden_at === null ? [] : [meta(`Hidden since ${timeOf(target.hidden_at)}`)]),
    element('div', { className: 'admin-text', tabindex: '0', role: 'group', 'aria-label': 'Content' }, target.text),
    meta(`Reported by ${partyOf(report.reporter)}, ${timeOf(report.created_at)}, ${report.status}:`),
    element('p', { className: 'admin-reason' }, report.reason),
    ...(history.length === 0 ? [] : [element('h4', {}, 'Earlier acts'), ...history]),
    reasonForm(target.title, possible),
  );
}

async function showSuspensions() {
  const { suspensions } = await call('/suspensions');
  const items = suspensions.map(({ account, module, standing }) =>
    item(
      element('p', {}, element('strong', {}, account.name), ` in ${module}, until ${timeOf(standing.until)}`),
      element('p', { className: 'admin-reason' }, standing.reason),
      reasonForm(account.name, [
        {
          title: 'Lift',
          value: 'lift',
          run: (reason) => act('lift', { module, account: account.id, reason }, 'accounts'),
        },
      ]),
    ),
  );
  find('suspension-list').replaceChildren(...(items.length === 0 ? [element('li', {}, 'None.')] : items));
}

async function showSwitches() {
  const { switches } = await call('/switches');
  const items = switches.map(({ module, what, paused, since, reason: why }) => {
    const name = paused ? 'resume' : 'pause';
    const title = `${paused ? 'Resume' : 'Pause'} ${what}`;
    const run = (reason) => act(name, { module, what, reason }, 'switches');
    const lines = [element('p', {}, `${module}: ${what} ${paused ? `is paused since ${timeOf(since)}` : 'runs'}`)];
    if (paused) lines.push(element('p', { className: 'admin-reason' }, why));
    return item(...lines, reasonForm(`${what} in ${module}`, [{ title, value: name, run }]));
  });
  find('switch-list').replaceChildren(...items);
}

function doneBy({ entries, replies, hidden, sessions, games }) {
  if (sessions !== undefined) return `${sessions} sessions, ${games} games`;
  return `${entries} entries, ${replies} replies, ${hidden} of them hidden`;
}

async function showAccount(id) {
  const { account, history } = await call(`/accounts/${encodeURIComponent(id)}?module=${find('module').value}`);
  const { standing } = account;
  const until = element('input', { id: 'account-until', type: 'datetime-local' });
  const again = async (name, input) => {
    await act(name, { module: account.module, account: account.id, ...input }, 'accounts');
    await showAccount(account.id);
  };
  const suspend = (reason) =>
    again('suspend', until.value === '' ? { reason } : { reason, until: new Date(until.value).toISOString() });
  const acts = [{ title: 'Suspend', value: 'suspend', run: suspend }];
  if (standing.state === 'suspended')
    acts.push({ title: 'Lift', value: 'lift', run: (reason) => again('lift', { reason }) });
  find('account').replaceChildren(
    element('h3', {}, account.name),
    meta(`${account.id}, registered ${timeOf(account.registered_at)}, ${standing.state}`),
    meta(doneBy(account)),
    element('p', { className: 'admin-text' }, account.description),
    ...history.flatMap(actLines),
    reasonForm(account.name, acts, [element('label', { for: 'account-until' }, 'Until (empty: until lifted)'), until]),
  );
}

async function signIn() {
  key = find('key').value.trim();
  find('key').value = '';
  const signedIn = await attempt('Signed in.', refresh);
  if (!signedIn) {
    key = '';
    return;
  }
  find('sign-in').hidden = true;
  find('work').hidden = false;
  find('reports').focus();
}

find('sign-in').addEventListener('submit', (event) => {
  event.preventDefault();
  void signIn();
});

for (const id of ['module', 'report-status']) {
  find(id).addEventListener('change', () => void attempt('', () => showReports(0)));
}

find('account-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void attempt('The account is shown.', () => showAccount(find('account-id').value.trim()));
});

find('record-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const input = { module: find('module').value, target: find('record-kind').value, id: find('record-id').value.trim() };
  const reason = find('record-reason').value;
  void act(event.submitter?.value ?? 'hide', { ...input, reason }, 'record');
});
