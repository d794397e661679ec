// The list of deliveries: by state and origin, page after page.

import { deliveryItem, saveReceipts } from './console-delivery.js';
import { readPage } from './delivery-pages.js';
import { element } from './element.js';
import { say } from './key-gate.js';
import { showProblem } from './problem-note.js';
import { emptyNote } from './relay-words.js';

const find = (name) => document.querySelector(`[data-${name}]`);
const place = find('deliveries');
const more = find('more');
const save = find('export');
const filter = find('deliveries-filter');
let shown = [];
let next = null;
/** Answers to earlier questions are dropped: a filter may have changed, or the key be forgotten. */
let asked = 0;

filter.addEventListener('submit', (event) => {
  event.preventDefault();
  void showDeliveries();
});
more.addEventListener('click', () => void load(next));
save.addEventListener('click', () => {
  const receipts = shown.map(({ receipt }) => receipt).filter((receipt) => receipt !== null);
  saveReceipts(receipts, 'receipts.json');
});

/** The newest page of what the filter asks for. */
export function showDeliveries() {
  clearDeliveries();
  place.replaceChildren(element('p', { className: 'note' }, 'Loading…'));
  return load(null);
}

export function clearDeliveries() {
  asked += 1;
  shown = [];
  next = null;
  place.replaceChildren();
  more.hidden = true;
  save.hidden = true;
}

async function load(cursor) {
  asked += 1;
  const turn = asked;
  const query = new URLSearchParams();
  for (const select of ['state', 'origin']) {
    const value = filter.querySelector(`#${select}`).value.trim();
    if (value !== '') query.set(select, value);
  }
  if (cursor !== null) query.set('cursor', String(cursor));
  more.disabled = true;
  try {
    const page = await readPage(query);
    if (turn === asked) showPage(page, cursor === null);
  } catch (error) {
    if (turn === asked) showProblem(place, error);
  } finally {
    more.disabled = false;
  }
}

function showPage({ deliveries, next_cursor: following }, isFirst) {
  if (isFirst) place.replaceChildren(element('ol', { className: 'delivery-list' }));
  shown.push(...deliveries);
  place.querySelector('ol')?.append(...deliveries.map(deliveryItem));
  next = following;
  more.hidden = next === null;
  save.hidden = !shown.some(({ receipt }) => receipt !== null);
  if (shown.length === 0 && next === null) place.replaceChildren(nothing());
  say(isFirst ? `${deliveries.length} deliveries are shown.` : `${deliveries.length} more deliveries are shown.`);
}

function nothing() {
  const isFiltered = [...filter.querySelectorAll('select, input')].some(({ value }) => value.trim() !== '');
  const [title, text] = isFiltered
    ? ['Nothing here', 'No delivery of the last 30 days has this state and origin.']
    : ['No delivery yet', 'Check an address below, send it a test lead, and it appears here.'];
  return emptyNote(title, text);
}
