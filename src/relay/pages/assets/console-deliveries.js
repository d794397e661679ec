// Paginated list of deliveries with a filter, or the delivery of an idempotency key.

import { deliveryItem, receiptsOf, saveReceipts } from './console-delivery.js';
import { settledEvent } from './console-settle.js';
import { filterQuery } from './delivery-filter.js';
import { readPage } from './delivery-pages.js';
import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { emptyNote } from './relay-elements.js';
import { CallError, call } from './relay-session.js';
import { announce } from './sign-in.js';

const findElement = (name) => document.querySelector(`[data-${name}]`);
const container = findElement('deliveries');
const moreButton = findElement('more');
const saveButton = findElement('export');
const filterForm = findElement('deliveries-filter');
const autoUpdateCheckbox = findElement('live');
const updateIntervalMs = 10_000;
let shownDeliveries = [];
let nextCursor = null;
/** Number of the last request; responses to earlier requests are ignored. */
let requestNumber = 0;

filterForm.addEventListener('submit', (event) => {
  event.preventDefault();
  void showDeliveries();
});
moreButton.addEventListener('click', () => void loadPage(nextCursor));
saveButton.addEventListener('click', () => {
  saveReceipts(shownDeliveries.flatMap(receiptsOf), 'receipts.json');
});

document.addEventListener(settledEvent, () => void updateList());

setInterval(() => {
  const isCleared = shownDeliveries.length === 0 && container.childElementCount === 0;
  if (autoUpdateCheckbox.checked && !document.hidden && !isCleared && lookupKey() === '') void updateList();
}, updateIntervalMs);

/** Inserts new deliveries at the top and replaces changed ones. Unchanged ones stay expanded or collapsed. */
async function updateList() {
  const currentRequest = requestNumber;
  const page = await readPage(filterQuery(filterForm)).catch(() => null);
  if (page === null || currentRequest !== requestNumber || page.deliveries.length === 0) return;
  const list = container.querySelector('ol');
  if (list === null) return showPage(page, true);
  const deliveryById = new Map(shownDeliveries.map((delivery) => [delivery.id, delivery]));
  for (const delivery of page.deliveries.toReversed()) {
    const shownDelivery = deliveryById.get(delivery.id);
    if (shownDelivery === undefined) list.prepend(deliveryItem(delivery));
    else if (JSON.stringify(shownDelivery) !== JSON.stringify(delivery))
      list.querySelector(`[data-delivery="${delivery.id}"]`)?.replaceWith(deliveryItem(delivery));
    deliveryById.set(delivery.id, delivery);
  }
  const pageIds = new Set(page.deliveries.map(({ id }) => id));
  shownDeliveries = [
    ...page.deliveries,
    ...shownDeliveries.filter(({ id }) => !pageIds.has(id)).map(({ id }) => deliveryById.get(id)),
  ];
  saveButton.hidden = !shownDeliveries.some((delivery) => receiptsOf(delivery).length > 0);
}

/** Loads the first page of the filtered list. */
export function showDeliveries() {
  clearDeliveries();
  container.replaceChildren(element('p', { className: 'note' }, 'Loading…'));
  return loadPage(null);
}

export function clearDeliveries() {
  requestNumber += 1;
  shownDeliveries = [];
  nextCursor = null;
  container.replaceChildren();
  moreButton.hidden = true;
  saveButton.hidden = true;
}

async function loadPage(cursor) {
  requestNumber += 1;
  const currentRequest = requestNumber;
  const query = filterQuery(filterForm);
  if (cursor !== null) query.set('cursor', String(cursor));
  moreButton.disabled = true;
  try {
    const key = lookupKey();
    const page = key === '' ? await readPage(query) : await findByKey(key);
    if (currentRequest === requestNumber) showPage(page, cursor === null);
  } catch (error) {
    if (currentRequest === requestNumber) showProblem(container, error);
  } finally {
    moreButton.disabled = false;
  }
}

const lookupKey = () => filterForm.querySelector('#lookup').value.trim();

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

function showPage({ deliveries, next_cursor: followingCursor }, isFirst) {
  if (isFirst) container.replaceChildren(element('ol', { className: 'delivery-list' }));
  shownDeliveries.push(...deliveries);
  container.querySelector('ol')?.append(...deliveries.map(deliveryItem));
  nextCursor = followingCursor;
  moreButton.hidden = nextCursor === null;
  saveButton.hidden = !shownDeliveries.some((delivery) => receiptsOf(delivery).length > 0);
  if (shownDeliveries.length === 0 && nextCursor === null) container.replaceChildren(emptyList());
  const count = `${deliveries.length}${isFirst ? '' : ' more'}`;
  announce(deliveries.length === 1 ? `${count} delivery is shown.` : `${count} deliveries are shown.`);
}

function emptyList() {
  if (lookupKey() !== '')
    return emptyNote('No matching delivery', 'No delivery of the last 30 days has this idempotency key.');
  const isFiltered = [...filterForm.querySelectorAll('select, input')].some(({ value }) => value.trim() !== '');
  const [title, text] = isFiltered
    ? ['No matching delivery', 'No delivery of the last 30 days matches these filters.']
    : ['No deliveries yet', 'Check a destination below and send a test lead to it: the delivery appears here.'];
  return emptyNote(title, text);
}
