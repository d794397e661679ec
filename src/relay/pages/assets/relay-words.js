// The relay's closed lists in words, each with what it means for the holder of a lead.

import { element } from './element.js';

const labels = {
  delivered: 'label label-confirmed',
  failed: 'label label-failed',
  ambiguous: 'label label-claim',
};

/** A state as a small sign; what is under way is dotted. */
export function stateLabel(state) {
  return element('span', { className: labels[state] ?? 'label label-open' }, state);
}

export const effectWords = {
  none: 'nothing happened there',
  refused: 'the destination said no',
  unknown: 'the destination may have done something',
  done: 'the destination took it',
};

export const nextActionWords = {
  none: 'Nothing is left to do.',
  replay: 'Send it again as a replay.',
  fix_destination: 'Something about the destination has to change first; then replay.',
  check_destination: 'Look at the destination first, whether the lead arrived; then replay if it did not.',
};

const errorWords = {
  dns_timeout: 'its name could not be looked up in time',
  dns_failed: 'looking up its name failed',
  name_not_usable: 'its name leads to no address that may be delivered to',
  connect_refused: 'it refused the connection',
  connect_unreachable: 'it could not be reached',
  connect_timeout: 'it did not take the connection in time',
  tls_timeout: 'the secure connection was not made in time',
  tls_failed: 'no secure connection could be agreed on',
  certificate_invalid: 'its certificate is not valid',
  certificate_expired: 'its certificate has expired',
  certificate_other_name: 'its certificate is for another name',
  reset_before_sent: 'it hung up before all of the lead was sent',
  send_timeout: 'it took the lead too slowly',
  answer_before_sent: 'it answered before all of the lead was sent',
  reset_after_sent: 'it hung up after all of the lead was sent',
  answer_timeout: 'it gave no answer in time',
  answer_malformed: 'its answer was no proper HTTP',
  deadline_before_sent: 'the time ran out before the lead was sent',
  not_recorded: 'the attempt could not be recorded, so nothing was sent',
  process_lost: 'this server stopped before anything was sent',
  process_lost_after_mark: 'this server stopped while it was being sent',
  records_set_back: 'this server went back to a backup that was made while it was being sent',
};

/** How an attempt ended, after "The destination" or "Attempt 2:". */
export function endWords({ http_status: status, error_class: error }) {
  if (status !== undefined) return `it answered ${status}`;
  return errorWords[error] ?? `it ended with ${error}`;
}

/** Why a delivery needs its source: the last attempt, and what that leaves known. */
export function reasonWords({ attempts, effect }) {
  const last = attempts.at(-1);
  const end = last === undefined ? 'no attempt was made' : endWords(last);
  return `${end.charAt(0).toUpperCase()}${end.slice(1)}: ${effectWords[effect] ?? effect}.`;
}

const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto', style: 'short' });
const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** A moment: near ones as a distance, the exact time in the element. */
export function timeElement(time) {
  const distanceMs = Date.parse(time) - Date.now();
  const [unit, unitMs] = steps.find(([, ms]) => Math.abs(distanceMs) >= ms) ?? ['second', 1_000];
  const words = relative.format(Math.trunc(distanceMs / unitMs), unit);
  return element('time', { datetime: time, title: new Date(time).toLocaleString() }, words);
}

export function dateWords(time) {
  return new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

/** `0 ms`, `340 ms`, `1.2 s`; a dash for what did not take place. */
export function durationWords(ms) {
  if (ms === null || ms === undefined) return '–';
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`;
}

/** What stands where a list has nothing to show. */
export function emptyNote(title, text) {
  return element(
    'div',
    { className: 'empty' },
    element('p', { className: 'empty-title' }, title),
    element('p', {}, text),
  );
}

/** Facts as a list of terms; rows without a value are left out. */
export function factList(rows) {
  const shown = rows.filter(([, value]) => value !== null && value !== undefined);
  return element(
    'dl',
    { className: 'facts' },
    ...shown.map(([term, value]) => element('div', {}, element('dt', {}, term), element('dd', {}, value))),
  );
}
