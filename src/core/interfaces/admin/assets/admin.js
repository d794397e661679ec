// The operator's page: tabs, signing in and out. Every act is one call with a reason.

import { openAccounts, showAccounts, showSuspensions, showSwitches } from './admin-accounts.js';
import { openArcade } from './admin-arcade.js';
import { openBackups, showBackups } from './admin-backups.js';
import { call, setKey } from './admin-call.js';
import { showOverview } from './admin-overview.js';
import { actLines, attempt, find, item, pagedList, say } from './admin-parts.js';
import { openRecordSearch, openRecords, openReports } from './admin-reports.js';
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

/** An action, then everything that it may have changed. Where another one takes it back, a button offers that. */
async function act(name, input, place) {
  const run = async (action, given) => {
    await call(`/${action}`, given);
    await refresh();
  };
  const { until, ...same } = input;
  const inverse = inverses[name];
  const undo = inverse && (() => run(inverse, { ...same, reason: `Undo of ${name}: ${input.reason}`.slice(0, 1000) }));
  const done = await attempt(`Done: ${name}.`, () => run(name, input), undo);
  if (done) find(place).focus({ preventScroll: true });
}

const showReports = openReports(act);
const showActs = pagedList(
  'act-list',
  'act-more',
  async (cursor) => {
    const response = await call(`/audit?cursor=${cursor}&limit=20`);
    return { items: response.acts, next_cursor: response.next_cursor };
  },
  (each) => item(...actLines(each)),
);
openRecords(act);
openAccounts(act);
openBackups();
const showRecords = openRecordSearch(act);
const showLog = openLog();
const showArcade = openArcade(refresh);

async function refresh() {
  await Promise.all([
    showOverview(),
    showReview(refresh),
    showReports(0),
    showSuspensions(act),
    showSwitches(act),
    showActs(0),
    showBackups(),
    showRecords(),
    showAccounts(act),
    showLog(),
    showArcade(),
  ]);
}

/** Shows the section that the address names, the first one without a name. */
function showTab() {
  const chosen = tabs.find((tab) => tab.hash === location.hash) ?? tabs[0];
  for (const tab of tabs) {
    const isChosen = tab === chosen;
    if (isChosen) tab.setAttribute('aria-current', 'page');
    else tab.removeAttribute('aria-current');
    find(tab.hash.slice(1)).closest('section').hidden = !isChosen;
  }
  find('module-choice').hidden = !['#reports', '#record', '#accounts'].includes(chosen.hash);
  return find(chosen.hash.slice(1));
}

async function signIn(key) {
  setKey(key);
  find('key').value = '';
  const signedIn = await attempt('Signed in.', () => Promise.all([refresh(), showSettings()]));
  if (!signedIn) {
    setKey('');
    find('sign-in').hidden = false;
    return;
  }
  find('sign-in').hidden = true;
  find('work').hidden = false;
  showTab().focus({ preventScroll: true });
}

/** Nothing that was read may stay on the page: it is loaded again, empty. */
function signOut() {
  setKey('');
  find('work').remove();
  say('Signed out.');
  location.replace(location.pathname);
}

const enter = (key) => void signIn(key);

find('sign-in').addEventListener('submit', (event) => {
  event.preventDefault();
  void signIn(find('key').value.trim());
});
find('sign-out').addEventListener('click', signOut);
addEventListener('hashchange', () => {
  showTab().focus({ preventScroll: true });
  // The browser scrolls to the heading that the address names, past the tabs.
  scrollTo(0, 0);
});
addEventListener('hashchange', () => openSetup(enter));
openSetup(enter);
showTab();
