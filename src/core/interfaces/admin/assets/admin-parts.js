// Shared elements of the console's tabs.

import { element } from './element.js';
import { dateTimeElement } from './time-element.js';

export const find = (id) => document.getElementById(id);

export const item = (...children) => element('li', { className: 'admin-item' }, ...children);
export const meta = (...children) => element('p', { className: 'meta' }, element('span', {}, ...children));
export const nameWithId = (party) => (party === null ? 'a removed account' : `${party.name} (${party.id})`);

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
export function showStatus(text, ...more) {
  find('status').replaceChildren(text, ...more);
}

const doneShownMs = 6_000;
const undoShownMs = 20_000;
let clearTimer;

/** Shows a success message, which disappears after some seconds. */
function showSuccess(text, undo) {
  const button = undo && element('button', { className: 'button button-quiet', type: 'button' }, 'Undo');
  button?.addEventListener('click', () => void attempt('Undone.', undo));
  showStatus(text, ...(button ? [' ', button] : []));
  const shown = find('status').textContent;
  clearTimeout(clearTimer);
  clearTimer = setTimeout(
    () => {
      if (find('status').textContent === shown) showStatus('');
    },
    undo ? undoShownMs : doneShownMs,
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
    showStatus(`That did not work: ${error.message}`);
    return false;
  }
}

let reasons = 0;

/**
 * Form with a reason and a button per action. `confirm` is a question to confirm first; `danger` marks destructive
 * actions.
 */
export function reasonForm(about, actions, extra = []) {
  reasons += 1;
  const id = `reason-${reasons}`;
  const field = element('textarea', { id, required: '', minlength: '3', maxlength: '1000', rows: '2' });
  const buttons = actions.map(({ title, value, danger }) =>
    element('button', { className: danger ? 'button button-danger' : 'button button-quiet', value }, title),
  );
  const form = element(
    'form',
    { className: 'admin-form', autocomplete: 'off' },
    element('label', { for: id }, 'Reason', element('span', { className: 'visually-hidden' }, `, about ${about}`)),
    field,
    ...extra,
    element('p', { className: 'admin-actions' }, ...buttons),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = actions.find(({ value }) => value === event.submitter?.value) ?? actions[0];
    if (chosen.confirm === undefined || globalThis.confirm(chosen.confirm)) void chosen.run(field.value);
  });
  return form;
}

/** Paged list; returns `show(cursor)`, where 0 reloads it. */
export function pagedList(listId, moreId, load, toItem) {
  const list = find(listId);
  const more = find(moreId);
  let next = null;
  const show = async (cursor) => {
    const { items, next_cursor: nextCursor } = await load(cursor);
    if (cursor === 0) list.replaceChildren();
    list.append(...items.map(toItem));
    if (list.childElementCount === 0) list.append(element('li', {}, 'There is nothing here.'));
    next = nextCursor;
    more.hidden = next === null;
  };
  more.addEventListener('click', () => void attempt('More is shown.', () => show(next)));
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
