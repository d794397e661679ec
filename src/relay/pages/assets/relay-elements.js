// Shared page elements: labels of states, durations, description lists.

import { effectLabels, errorLabels } from './delivery-labels.js';
import { element } from './element.js';

const stateLabelClasses = {
  delivered: 'label label-confirmed',
  failed: 'label label-failed',
  ambiguous: 'label label-warning',
};

/** Label of a state; dotted border while in progress. */
export function stateLabel(state) {
  return element('span', { className: stateLabelClasses[state] ?? 'label label-open' }, state);
}

/** Last characters of an id, to distinguish the rows of a list. */
export function shortId(id) {
  return element('code', { className: 'id delivery-id', title: id }, `…${id.slice(-6)}`);
}

export function attemptCountText({ length }) {
  return length === 1 ? '1 attempt' : `${length} attempts`;
}

/** Result of an attempt, such as "HTTP 503" or the label of its error class. */
export function outcomeText({ http_status: status, error_class: error }) {
  if (status !== undefined) return `HTTP ${status}`;
  return errorLabels[error] ?? `failed with ${error}`;
}

/** Text about the last attempt of a delivery and its effect. */
export function reasonText({ attempts, effect }) {
  const lastAttempt = attempts.at(-1);
  const outcome = lastAttempt === undefined ? 'no attempt' : outcomeText(lastAttempt);
  return `${outcome.charAt(0).toUpperCase()}${outcome.slice(1)}: ${effectLabels[effect] ?? effect}.`;
}

/** `0 ms`, `340 ms`, `1.2 s`; a dash for null. */
export function durationText(ms) {
  if (ms === null || ms === undefined) return '–';
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`;
}

/** Placeholder of an empty list. */
export function emptyNote(title, text) {
  return element(
    'div',
    { className: 'empty' },
    element('p', { className: 'empty-title' }, title),
    element('p', {}, text),
  );
}

/** Description list; rows without a value are omitted. */
export function descriptionList(rows) {
  const visibleRows = rows.filter(([, value]) => value !== null && value !== undefined);
  return element(
    'dl',
    { className: 'facts' },
    ...visibleRows.map(([term, value]) => element('div', {}, element('dt', {}, term), element('dd', {}, value))),
  );
}
