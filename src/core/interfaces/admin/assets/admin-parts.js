// Shared elements of the console's tabs.

import { failureText } from './admin-call.js';
import { element } from './element.js';
import { dateTimeElement } from './time-element.js';

export const capitalize = (text) => text[0].toUpperCase() + text.slice(1);

export const find = (id) => document.getElementById(id);

export const item = (...children) => element('li', { className: 'admin-item' }, ...children);
export const meta = (...children) => element('p', { className: 'meta' }, element('span', {}, ...children));
export const nameWithId = (account) => (account === null ? 'a removed account' : `${account.name} (${account.id})`);

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** Formats a size, such as `1.2 MB`. */
export function bytesText(bytes) {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${power > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${units[power]}`;
}

/** A time, or `no end` for null. */
export const timeOf = (text) => (text === null ? element('span', {}, 'no end') : dateTimeElement(text));

/** Shows a message in the status line at the bottom of the window, a live region for screen readers. */
export function showStatus(text, ...children) {
  find('status').replaceChildren(text, ...children);
}

const successShownMs = 6_000;
const undoShownMs = 20_000;
let clearTimer;

/** Shows a success message, which disappears after some seconds. */
function showSuccess(text, undo) {
  const button = undo && element('button', { className: 'button button-soft', type: 'button' }, 'Undo');
  button?.addEventListener('click', () => void attempt('Undone.', undo));
  showStatus(text, ...(button ? [' ', button] : []));
  const shownText = find('status').textContent;
  clearTimeout(clearTimer);
  clearTimer = setTimeout(
    () => {
      if (find('status').textContent === shownText) showStatus('');
    },
    undo ? undoShownMs : successShownMs,
  );
}

/**
 * Runs an action and shows its success, with an undo button if possible, or its error. Returns whether it succeeded.
 */
export async function attempt(successText, action, undo) {
  showStatus('');
  try {
    await action();
    showSuccess(successText, undo);
    return true;
  } catch (error) {
    showStatus(failureText(error));
    return false;
  }
}

let formCount = 0;

/**
 * Form with a reason and a button per action. `confirm` is a question to confirm first; `danger` marks destructive
 * actions.
 */
export function reasonForm(subject, actions, extraElements = []) {
  formCount += 1;
  const id = `reason-${formCount}`;
  const reasonField = element('textarea', { id, required: '', minlength: '3', maxlength: '1000', rows: '2' });
  const buttons = actions.map(({ title, value, danger }) =>
    element('button', { className: danger ? 'button button-danger' : 'button button-soft', value }, title),
  );
  const form = element(
    'form',
    { className: 'admin-form', autocomplete: 'off' },
    element('label', { for: id }, 'Reason', element('span', { className: 'visually-hidden' }, `, about ${subject}`)),
    reasonField,
    ...extraElements,
    element('p', { className: 'admin-actions' }, ...buttons),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const action = actions.find(({ value }) => value === event.submitter?.value) ?? actions[0];
    if (action.confirm === undefined || globalThis.confirm(action.confirm)) void action.run(reasonField.value);
  });
  return form;
}

/** Paged list; returns `show(cursor)`, which reloads the list for cursor 0. */
export function pagedList(listId, moreId, load, toItem) {
  const list = find(listId);
  const moreButton = find(moreId);
  let moreCursor = null;
  const show = async (cursor) => {
    const { items, next_cursor: nextCursor } = await load(cursor);
    if (cursor === 0) list.replaceChildren();
    list.append(...items.map(toItem));
    if (list.childElementCount === 0) list.append(element('li', {}, 'There is nothing here.'));
    moreCursor = nextCursor;
    moreButton.hidden = moreCursor === null;
  };
  moreButton.addEventListener('click', () => void attempt('More is shown.', () => show(moreCursor)));
  return show;
}

/** Lines of an entry of the audit log. */
export function auditEntryLines(entry) {
  const target = entry.target === null ? [] : [' ', recordLink(entry.module, entry.target.kind, entry.target.id)];
  const until = entry.detail.until ? [', until ', timeOf(entry.detail.until)] : [];
  return [
    meta(timeOf(entry.at), ` ${entry.actor}`, entry.module === null ? '' : ` ${entry.module}`),
    element('p', {}, element('strong', {}, entry.act), ...target, ...until),
    element('p', { className: 'admin-reason' }, entry.reason),
  ];
}

/** Link to the public page of a record, or its kind and id when it has none. */
export function recordLink(module, kind, id, entryId = id) {
  const text = `${kind} ${id}`;
  const modules = JSON.parse(find('work').dataset.modules);
  if (module === 'arcade' && kind === 'game')
    return element('a', { href: `${modules.arcade}/games/${encodeURIComponent(id)}` }, text);
  if (module !== 'exchange' || (kind !== 'entry' && kind !== 'reply') || !entryId.startsWith('ent_')) return text;
  return element('a', { href: `${modules.exchange}/entries/${entryId}${kind === 'reply' ? `#${id}` : ''}` }, text);
}
