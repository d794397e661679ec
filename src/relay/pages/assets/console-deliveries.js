// Paginated list of deliveries with a filter, or the delivery of an idempotency key.

import { deliveryItem, saveReceipts } from './console-delivery.js';
import { settledEvent } from './console-settle.js';
import { filterQuery } from './delivery-filter.js';
import { readPage } from './delivery-pages.js';
import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { emptyNote } from './relay-elements.js';
import { CallError, call } from './relay-session.js';
import { announce } from './sign-in.js';

const find = (name) => document.querySelector(`[data-${name}]`);
const place = find('deliveries');
const more = find('more');
const save = find('export');
const filter = find('deliveries-filter');
const live = find('live');
const updateIntervalMs = 10_000;
let shown = [];
let next = null;
/** Drops responses to requests before the last change of the filter. */
let requestNumber = 0;

filter.addEventListener('submit', (event) => {
  event.preventDefault();
  void showDeliveries();
});
more.addEventListener('click', () => void load(next));
save.addEventListener('click', () => {
  const receipts = shown.map(({ receipt }) => receipt).filter((receipt) => receipt !== null);
  saveReceipts(receipts, 'receipts.json');
});

document.addEventListener(settledEvent, () => void update());

setInterval(() => {
  const isIdle = shown.length === 0 && place.childElementCount === 0;
  if (live.checked && !document.hidden && !isIdle && lookupKey() === '') void update();
}, updateIntervalMs);

/** Inserts new deliveries at the top and replaces changed ones; unchanged ones stay expanded. */
async function update() {
  const currentRequest = requestNumber;
  const page = await readPage(filterQuery(filter)).catch(() => null);
  if (page === null || currentRequest !== requestNumber || page.deliveries.length === 0) return;
  const list = place.querySelector('ol');
  if (list === null) return showPage(page, true);
  const known = new Map(shown.map((delivery) => [delivery.id, delivery]));
  for (const delivery of page.deliveries.toReversed()) {
    const before = known.get(delivery.id);
    if (before === undefined) list.prepend(deliveryItem(delivery));
    else if (JSON.stringify(before) !== JSON.stringify(delivery))
      list.querySelector(`[data-delivery="${delivery.id}"]`)?.replaceWith(deliveryItem(delivery));
    known.set(delivery.id, delivery);
  }
  const pageIds = new Set(page.deliveries.map(({ id }) => id));
  shown = [...page.deliveries, ...shown.filter(({ id }) => !pageIds.has(id)).map(({ id }) => known.get(id))];
  save.hidden = !shown.some(({ receipt }) => receipt !== null);
}

/** Loads the first page of the filtered list. */
export function showDeliveries() {
  clearDeliveries();
  place.replaceChildren(element('p', { className: 'note' }, 'Loading…'));
  return load(null);
}

export function clearDeliveries() {
  requestNumber += 1;
  shown = [];
  next = null;
  place.replaceChildren();
  more.hidden = true;
  save.hidden = true;
}

async function load(cursor) {
  requestNumber += 1;
  const currentRequest = requestNumber;
  const query = filterQuery(filter);
  if (cursor !== null) query.set('cursor', String(cursor));
  more.disabled = true;
  try {
    const key = lookupKey();
    const page = key === '' ? await readPage(query) : await findByKey(key);
    if (currentRequest === requestNumber) showPage(page, cursor === null);
  } catch (error) {
    if (currentRequest === requestNumber) showProblem(place, error);
  } finally {
    more.disabled = false;
  }
}

const lookupKey = () => filter.querySelector('#lookup').value.trim();

/** Page with the delivery of an idempotency key, or an empty one. */
async function findByKey(key) {
  try {
    const delivery = await call('GET', '/deliveries/lookup', { headers: { 'idempotency-key': key } });
    return { deliveries: [delivery], next_cursor: null };
  } catch (error) {
    const isUnknown = error instanceof CallError && error.problem.status === 404;
    if (!isUnknown) throw error;
    return { deliveries: [], next_cursor: null };
  }
}

function showPage({ deliveries, next_cursor: nextCursor }, isFirst) {
  if (isFirst) place.replaceChildren(element('ol', { className: 'delivery-list' }));
  shown.push(...deliveries);
  place.querySelector('ol')?.append(...deliveries.map(deliveryItem));
  next = nextCursor;
  more.hidden = next === null;
  save.hidden = !shown.some(({ receipt }) => receipt !== null);
  if (shown.length === 0 && next === null) place.replaceChildren(emptyList());
  announce(isFirst ? `${deliveries.length} deliveries are shown.` : `${deliveries.length} more deliveries are shown.`);
}

function emptyList() {
  if (lookupKey() !== '') return emptyNote('Nothing here', 'No delivery of the last 30 days has this idempotency key.');
  const isFiltered = [...filter.querySelectorAll('select, input')].some(({ value }) => value.trim() !== '');
  const [title, text] = isFiltered
    ? ['Nothing here', 'No delivery of the last 30 days matches these filters.']
    : ['No deliveries yet', 'Check an address below, send it a test lead, and it appears here.'];
  return emptyNote(title, text);
}
