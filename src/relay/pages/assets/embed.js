// The deliveries of an embed link. The token is in the URL fragment and in memory; it is not stored.

import { attemptBars } from './attempt-bars.js';
import { effectLabels } from './delivery-labels.js';
import { element } from './element.js';
import { showProblem } from './problem-note.js';
import { attemptCountText, descriptionList, emptyNote, shortId, stateLabel } from './relay-elements.js';
import { call } from './relay-session.js';
import { dateTimeElement } from './time-element.js';

const findElement = (name) => document.querySelector(`[data-${name}]`);
const container = findElement('embed-deliveries');
const note = findElement('embed-note');
const moreButton = findElement('more');
const refreshButton = findElement('refresh');
const emptyPagesMax = 20;
let nextPageCursor = 0;

moreButton.addEventListener('click', () => void load(nextPageCursor));
refreshButton.addEventListener('click', () => void load(0));
// Another fragment contains the token of another embed link.
addEventListener('hashchange', () => void load(0));
void load(0);

async function load(cursor) {
  moreButton.disabled = true;
  refreshButton.disabled = true;
  try {
    show(await readPage(cursor), cursor === 0);
  } catch (error) {
    note.replaceChildren();
    showProblem(container, error);
    moreButton.hidden = true;
  } finally {
    moreButton.disabled = false;
    refreshButton.disabled = false;
  }
}

/** Reads pages until one is not empty or has no next one, at most `emptyPagesMax`. */
async function readPage(cursor) {
  const token = location.hash.slice(1);
  for (let pageCount = 1, pageCursor = cursor; ; pageCount += 1) {
    const page = await call('POST', '/embeds/deliveries', { body: { token, cursor: pageCursor } });
    if (page.deliveries.length > 0 || page.next_cursor === null || pageCount === emptyPagesMax) return page;
    pageCursor = page.next_cursor;
  }
}

function show({ destination_origin: origin, expires_at: until, deliveries, next_cursor: nextCursor }, isFirst) {
  findElement('embed-actions').hidden = false;
  note.replaceChildren('To ', element('b', {}, origin), ', last 30 days. Access until ', dateTimeElement(until), '.');
  if (isFirst) container.replaceChildren(element('ol', { className: 'delivery-list' }));
  container.querySelector('ol').append(...deliveries.map(deliveryItem));
  nextPageCursor = nextCursor;
  moreButton.hidden = nextCursor === null;
  const isEmpty = container.querySelector('li') === null && nextCursor === null;
  if (isEmpty) container.replaceChildren(emptyNote('No deliveries', 'Nothing was delivered here in the last 30 days.'));
}

function deliveryItem({ id, state, effect, test, created_at: at, duplicate_possible: isDuplicatePossible, attempts }) {
  const details = element(
    'details',
    { className: 'delivery' },
    element(
      'summary',
      {},
      stateLabel(state),
      element('span', { className: 'delivery-to' }, dateTimeElement(at)),
      test ? element('span', { className: 'label label-test' }, 'test') : null,
      element('span', { className: 'delivery-n' }, attemptCountText(attempts)),
      shortId(id),
    ),
    attempts.length === 0 ? null : attemptBars(attempts),
    descriptionList([
      ['webhook-id', element('code', { className: 'id' }, id)],
      ['Effect', effectLabels[effect] ?? effect],
      ['Duplicate', isDuplicatePossible ? 'possible: more than one attempt may have had an effect' : null],
    ]),
  );
  return element('li', {}, details);
}
