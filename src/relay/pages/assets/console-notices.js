// Mail notices of the account, each with a switch.

import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { CallError, call } from './relay-session.js';
import { ageElement } from './time-element.js';

export async function showNotices(container) {
  try {
    const { deliverable, notices } = await call('GET', '/notices');
    const note = element(
      'p',
      { className: 'note' },
      'No notices are sent: the email address is not confirmed, or this server sends no mail.',
    );
    const output = element('div', { role: 'status' });
    const list = element('ul', { className: 'notice-list' }, ...notices.map((notice) => noticeRow(notice, output)));
    container.replaceChildren(...(deliverable ? [] : [note]), list, output);
  } catch (error) {
    const isNamedKey = error instanceof CallError && error.problem.code === 'key_not_allowed';
    const note = "Notices are managed with the account's own key.";
    if (isNamedKey) container.replaceChildren(element('p', { className: 'note' }, note));
    else showProblem(container, error);
  }
}

function noticeRow({ kind, title, enabled, last_sent_at: at }, output) {
  const checkbox = element('input', { type: 'checkbox', ...(enabled ? { checked: true } : {}) });
  checkbox.addEventListener('change', () => {
    output.replaceChildren();
    void call('POST', '/notices', { body: { kind, enabled: checkbox.checked } }).catch((error) => {
      checkbox.checked = !checkbox.checked;
      showProblem(output, error);
    });
  });
  const lastSentNote = at === null ? null : element('span', { className: 'note' }, ' last sent ', ageElement(at));
  return element('li', {}, element('label', {}, checkbox, ` ${title}`), lastSentNote);
}
