// Mail notices of the account, each with a switch.

import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { CallError, call } from './relay-session.js';
import { ageElement } from './time-element.js';

export async function showNotices(place) {
  try {
    const { deliverable, notices } = await call('GET', '/notices');
    const note = element('p', { className: 'note' }, 'No notices are sent: the address is not confirmed by mail.');
    const output = element('div', { role: 'status' });
    const list = element('ul', { className: 'notice-list' }, ...notices.map((notice) => row(notice, output)));
    place.replaceChildren(...(deliverable ? [] : [note]), list, output);
  } catch (error) {
    const isNamed = error instanceof CallError && error.problem.code === 'key_not_allowed';
    const note = "Notices are managed with the account's own key.";
    if (isNamed) place.replaceChildren(element('p', { className: 'note' }, note));
    else showProblem(place, error);
  }
}

function row({ kind, title, enabled, last_sent_at: at }, output) {
  const box = element('input', { type: 'checkbox', ...(enabled ? { checked: true } : {}) });
  box.addEventListener('change', () => {
    output.replaceChildren();
    void call('POST', '/notices', { body: { kind, enabled: box.checked } }).catch((error) => {
      box.checked = !box.checked;
      showProblem(output, error);
    });
  });
  const sent = at === null ? null : element('span', { className: 'note' }, ' last sent ', ageElement(at));
  return element('li', {}, element('label', {}, box, ` ${title}`), sent);
}
