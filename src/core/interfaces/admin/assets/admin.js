// Console of the operator: tabs, sign-in and sign-out. Every action is one call with a reason.

import { openAccounts, showAccounts, showPauses, showSuspensions } from './admin-accounts.js';
import { openArcade } from './admin-arcade.js';
import { openBackups, showBackups } from './admin-backups.js';
import { call, setKey } from './admin-call.js';
import { showOverview } from './admin-overview.js';
import { attempt, auditEntryLines, capitalize, find, item, pagedList, showStatus } from './admin-parts.js';
import { openRecordForm, openRecordSearch, openReports } from './admin-reports.js';
import { showReview } from './admin-review.js';
import { openSetup } from './admin-setup.js';
import { openLog, showSettings } from './admin-system.js';

const tabs = [...document.querySelectorAll('.admin-tabs a')];

const inverses = {
  hide: 'restore',
  restore: 'hide',
  suspend: 'lift',
  lift: 'suspend',
  pause: 'resume',
  resume: 'pause',
};

const successTexts = {
  hide: ({ target }) => `${capitalize(target)} hidden.`,
  restore: ({ target }) => `${capitalize(target)} restored.`,
  dismiss: () => 'Report dismissed.',
  suspend: () => 'Account suspended.',
  lift: () => 'Account unsuspended.',
  pause: ({ module, what }) => `${module}: ${what} is paused.`,
  resume: ({ module, what }) => `${module}: ${what} is on.`,
};

/** Runs an action and reloads the data of all tabs; offers to undo it when there is an inverse action. */
async function runAction(name, input, focusId) {
  const run = async (action, actionInput) => {
    await call(`/${action}`, actionInput);
    await refresh();
  };
  const { until, ...otherInput } = input;
  const inverse = inverses[name];
  const undo =
    inverse && (() => run(inverse, { ...otherInput, reason: `Undo of ${name}: ${input.reason}`.slice(0, 1000) }));
  const isDone = await attempt(successTexts[name](input), () => run(name, input), undo);
  if (isDone) find(focusId).focus({ preventScroll: true });
}

const showReports = openReports(runAction);
const showAuditLog = pagedList(
  'audit-list',
  'audit-more',
  async (cursor) => {
    const response = await call(`/audit?cursor=${cursor}&limit=20`);
    return { items: response.acts, next_cursor: response.next_cursor };
  },
  (entry) => item(...auditEntryLines(entry)),
);
openRecordForm(runAction);
openAccounts(runAction);
openBackups();
const showRecords = openRecordSearch(runAction);
const showLog = openLog();
const showArcade = openArcade(refresh);

async function refresh() {
  await Promise.all([
    showOverview(),
    showReview(refresh),
    showReports(0),
    showSuspensions(runAction),
    showPauses(runAction),
    showAuditLog(0),
    showBackups(),
    showRecords(),
    showAccounts(runAction),
    showLog(),
    showArcade(),
  ]);
}

/** Shows the tab of the URL fragment, by default the first. */
function showTab() {
  const selected = tabs.find((tab) => tab.hash === location.hash) ?? tabs[0];
  for (const tab of tabs) {
    const isSelected = tab === selected;
    if (isSelected) tab.setAttribute('aria-current', 'page');
    else tab.removeAttribute('aria-current');
    find(tab.hash.slice(1)).closest('section').hidden = !isSelected;
  }
  find('module-choice').hidden = !['#reports', '#record', '#accounts'].includes(selected.hash);
  return find(selected.hash.slice(1));
}

async function signIn(key) {
  setKey(key);
  find('key').value = '';
  const isSignedIn = await attempt('Signed in.', () => Promise.all([refresh(), showSettings()]));
  if (!isSignedIn) {
    setKey('');
    find('sign-in').hidden = false;
    return;
  }
  find('sign-in').hidden = true;
  find('work').hidden = false;
  showTab().focus({ preventScroll: true });
}

/** Reloads the page, so that no data remains on it. */
function signOut() {
  setKey('');
  find('work').remove();
  showStatus('Signed out.');
  location.replace(location.pathname);
}

const startSignIn = (key) => void signIn(key);

find('sign-in').addEventListener('submit', (event) => {
  event.preventDefault();
  void signIn(find('key').value.trim());
});
find('sign-out').addEventListener('click', signOut);
addEventListener('hashchange', () => {
  showTab().focus({ preventScroll: true });
  // Undoes the browser's scrolling to the heading of the fragment, which hides the tabs.
  scrollTo(0, 0);
});
addEventListener('hashchange', () => openSetup(startSignIn));
openSetup(startSignIn);
showTab();
