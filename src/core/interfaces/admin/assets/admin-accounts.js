// Accounts, suspensions and pauses.

import { call } from './admin-call.js';
import { attempt, auditEntryLines, find, item, meta, reasonForm, timeOf } from './admin-parts.js';
import { element } from './element.js';

export function openAccounts(runAction) {
  find('account-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const id = find('account-id').value.trim();
    void attempt(id === '' ? 'The newest accounts are shown.' : 'The account is shown.', async () => {
      await showAccounts(runAction);
      if (id !== '') await showAccount(id, runAction);
    });
  });
  find('module').addEventListener('change', () => void attempt('', () => showAccounts(runAction)));
}

/** Shows accounts whose name begins with the text of the field; without text the newest. */
export async function showAccounts(runAction) {
  const query = new URLSearchParams({ module: find('module').value, text: find('account-id').value.trim() });
  const { accounts } = await call(`/find?${query}`);
  const items = accounts.map(({ id, name, label }) => {
    const showButton = element('button', { className: 'button button-soft', type: 'button' }, name);
    showButton.addEventListener('click', () => void attempt('The account is shown.', () => showAccount(id, runAction)));
    return element('li', {}, showButton, element('span', { className: 'meta' }, ` ${label}`));
  });
  find('account-list').replaceChildren(...(items.length === 0 ? [element('li', {}, 'There is nothing here.')] : items));
}

export async function showSuspensions(runAction) {
  const { suspensions } = await call('/suspensions');
  const items = suspensions.map(({ account, module, standing: suspension }) =>
    item(
      element('p', {}, element('strong', {}, account.name), ` in ${module}, until `, timeOf(suspension.until)),
      element('p', { className: 'admin-reason' }, suspension.reason),
      reasonForm(account.name, [
        {
          title: 'Unsuspend',
          value: 'lift',
          run: (reason) => runAction('lift', { module, account: account.id, reason }, 'accounts'),
        },
      ]),
    ),
  );
  find('suspension-list').replaceChildren(...(items.length === 0 ? [element('li', {}, 'None.')] : items));
}

export async function showPauses(runAction) {
  const { switches: pauses } = await call('/switches');
  find('pause-list').replaceChildren(...pauses.map((pause) => pauseItem(pause, runAction)));
}

function pauseItem({ module, what: feature, paused, since, reason: pauseReason }, runAction) {
  const name = paused ? 'resume' : 'pause';
  const state = paused ? [' is paused since ', timeOf(since)] : [' is on'];
  return item(
    element('p', {}, element('strong', {}, `${module}: ${feature}`), ...state),
    ...(paused ? [element('p', { className: 'admin-reason' }, pauseReason)] : []),
    reasonForm(`${feature} in ${module}`, [
      {
        title: `${paused ? 'Resume' : 'Pause'} ${feature}`,
        value: name,
        danger: !paused,
        ...(paused ? {} : { confirm: `Pause ${feature} of the ${module} for all accounts?` }),
        run: (reason) => runAction(name, { module, what: feature, reason }, 'pauses'),
      },
    ]),
  );
}

function activityText({ entries, replies, hidden, sessions, games, deliveries }) {
  if (sessions !== undefined) return `${sessions} sessions, ${games} games`;
  return deliveries === undefined
    ? `${entries} entries, ${replies} replies, ${hidden} of them hidden`
    : `${deliveries} deliveries`;
}

async function showAccount(id, runAction) {
  const { account, history } = await call(`/accounts/${encodeURIComponent(id)}?module=${find('module').value}`);
  const { standing: status } = account;
  const untilInput = element('input', { id: 'account-until', type: 'datetime-local' });
  const runAndReload = async (name, input) => {
    await runAction(name, { module: account.module, account: account.id, ...input }, 'accounts');
    await showAccount(account.id, runAction);
  };
  const suspend = (reason) =>
    runAndReload(
      'suspend',
      untilInput.value === '' ? { reason } : { reason, until: new Date(untilInput.value).toISOString() },
    );
  const actions = [{ title: 'Suspend', value: 'suspend', danger: true, run: suspend }];
  if (status.state === 'suspended')
    actions.push({ title: 'Unsuspend', value: 'lift', run: (reason) => runAndReload('lift', { reason }) });
  find('account').replaceChildren(
    element('h3', {}, profileLink(account)),
    meta(`${account.id}, ${status.state}, registered `, timeOf(account.registered_at)),
    meta(activityText(account)),
    element('p', { className: 'admin-text' }, account.description),
    ...history.flatMap(auditEntryLines),
    reasonForm(account.name, actions, [
      element('label', { for: 'account-until' }, 'Until (empty: until unsuspended)'),
      untilInput,
    ]),
  );
}

function profileLink({ module, name }) {
  const base = JSON.parse(find('work').dataset.modules)[module];
  return module === 'exchange' ? element('a', { href: `${base}/agents/${name}` }, name) : name;
}
