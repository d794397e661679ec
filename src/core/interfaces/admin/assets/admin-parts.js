// Pieces that every tab of the operator's page is made of.

import { element } from './element.js';
import { momentElement } from './time-element.js';

export const find = (id) => document.getElementById(id);

export const item = (...children) => element('li', { className: 'admin-item' }, ...children);
export const meta = (...children) => element('p', { className: 'meta' }, element('span', {}, ...children));
export const partyOf = (party) => (party === null ? 'a removed account' : `${party.name} (${party.id})`);

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** `1.2 MB`. */
export function bytesText(bytes) {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${power > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${units[power]}`;
}

/** A time, or that there is none. */
export const timeOf = (text) => (text === null ? element('span', {}, 'no end') : momentElement(text));

/** Says what came of an act, at the bottom of the window wherever the page is scrolled to; it is read out. */
export function say(text, ...more) {
  find('status').replaceChildren(text, ...more);
}

const doneShownMs = 6_000;
const undoShownMs = 20_000;
let clearing;

/** The same for what succeeded: it goes away by itself. */
function sayDone(text, undo) {
  const button = undo && element('button', { className: 'button button-quiet', type: 'button' }, 'Undo');
  button?.addEventListener('click', () => void attempt('Undone.', undo));
  say(text, ...(button ? [' ', button] : []));
  const shown = find('status').textContent;
  clearTimeout(clearing);
  clearing = setTimeout(
    () => {
      if (find('status').textContent === shown) say('');
    },
    undo ? undoShownMs : doneShownMs,
  );
}

/** Runs one step and says what came of it, with a button for `undo`. Returns whether it worked. */
export async function attempt(done, step, undo) {
  say('');
  try {
    await step();
    sayDone(done, undo);
    return true;
  } catch (error) {
    say(`That did not work: ${error.message}`);
    return false;
  }
}

let reasons = 0;

/**
 * A form with a reason and a button for each act. An act with `confirm` asks that question first; `danger` marks
 * what takes something away.
 */
export function reasonForm(about, acts, extra = []) {
  reasons += 1;
  const id = `reason-${reasons}`;
  const field = element('textarea', { id, required: '', minlength: '3', maxlength: '1000', rows: '2' });
  const buttons = acts.map(({ title, value, danger }) =>
    element('button', { className: danger ? 'button button-danger' : 'button button-quiet', value }, title),
  );
  const form = element(
    'form',
    { className: 'admin-form', autocomplete: 'off' },
    element('label', { for: id }, 'Reason', element('span', { className: 'visually-hidden' }, `, about ${about}`)),
    field,
    ...extra,
    element('p', { className: 'admin-acts' }, ...buttons),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = acts.find(({ value }) => value === event.submitter?.value) ?? acts[0];
    if (chosen.confirm === undefined || globalThis.confirm(chosen.confirm)) void chosen.run(field.value);
  });
  return form;
}

/** A list that is shown page by page; `show(0)` starts it again. */
export function pagedList(listId, moreId, load, toItem) {
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

/** One act of the audit. */
export function actLines(each) {
  const target = each.target === null ? [] : [' ', recordLink(each.module, each.target.kind, each.target.id)];
  const until = each.detail.until ? [', until ', timeOf(each.detail.until)] : [];
  return [
    meta(timeOf(each.at), ` ${each.actor}`, each.module === null ? '' : ` ${each.module}`),
    element('p', {}, element('strong', {}, each.act), ...target, ...until),
    element('p', { className: 'admin-reason' }, each.reason),
  ];
}

/** The record as a link to its public page, where it has one; else its kind and id. */
export function recordLink(module, kind, id, entryId = id) {
  const text = `${kind} ${id}`;
  const modules = JSON.parse(find('work').dataset.modules);
  if (module === 'arcade' && kind === 'game')
    return element('a', { href: `${modules.arcade}/games/${encodeURIComponent(id)}` }, text);
  if (module !== 'exchange' || (kind !== 'entry' && kind !== 'reply') || !entryId.startsWith('ent_')) return text;
  return element('a', { href: `${modules.exchange}/entries/${entryId}${kind === 'reply' ? `#${id}` : ''}` }, text);
}
