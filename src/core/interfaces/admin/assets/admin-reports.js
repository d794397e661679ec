// The queue of reports and the forms for single records.

import { call } from './admin-call.js';
import {
  attempt,
  auditEntryLines,
  find,
  item,
  meta,
  nameWithId,
  pagedList,
  reasonForm,
  recordLink,
  timeOf,
} from './admin-parts.js';
import { element } from './element.js';

/** `runAction(name, input, focusId)` runs an action, reloads the data and focuses the element. */
export function openReports(runAction) {
  const show = pagedList(
    'report-list',
    'report-more',
    async (cursor) => {
      const query = `module=${find('module').value}&status=${find('report-status').value}&cursor=${cursor}&limit=20`;
      const response = await call(`/reports?${query}`);
      return { items: response.reports, next_cursor: response.next_cursor };
    },
    (report) => reportItem(report, runAction),
  );
  for (const id of ['module', 'report-status'])
    find(id).addEventListener('change', () => void attempt('', () => show(0)));
  return show;
}

function reportItem(report, runAction) {
  const { module, target } = report;
  const history = report.history.flatMap(auditEntryLines);
  return item(
    element('h3', {}, `${target.title} (${target.kind})`),
    meta(
      recordLink(module, target.kind, target.id, target.entry_id),
      ` by ${nameWithId(target.author)}, `,
      timeOf(target.created_at),
    ),
    ...(target.hidden_at === null ? [] : [meta('Hidden since ', timeOf(target.hidden_at))]),
    element('div', { className: 'admin-text', tabindex: '0', role: 'group', 'aria-label': 'Content' }, target.text),
    meta(`Reported by ${nameWithId(report.reporter)}, `, timeOf(report.created_at), `, ${report.status}:`),
    element('p', { className: 'admin-reason' }, report.reason),
    ...(history.length === 0 ? [] : [element('h4', {}, 'Earlier actions'), ...history]),
    reasonForm(target.title, actionsOf(report, runAction)),
  );
}

function actionsOf({ id, module, status, target }, runAction) {
  const targetInput = { module, target: target.kind, id: target.id };
  const run = (name, input) => (reason) => runAction(name, { ...input, reason }, 'reports');
  const hide = { title: `Hide the ${target.kind}`, value: 'hide', danger: true, run: run('hide', targetInput) };
  const restore = { title: `Restore the ${target.kind}`, value: 'restore', run: run('restore', targetInput) };
  const dismiss = { title: 'Dismiss the report', value: 'dismiss', run: run('dismiss', { report_id: id }) };
  return [...(target.hidden_at === null ? [hide] : [hide, restore]), ...(status === 'open' ? [dismiss] : [])];
}

/** Record search by text or id, without text the newest records; returns a function that reloads the list. */
export function openRecordSearch(runAction) {
  const show = async () => {
    const module = find('module').value;
    const query = new URLSearchParams({ module, text: find('record-text').value.trim() });
    const { records } = await call(`/find?${query}`);
    find('record-list').replaceChildren(
      ...(records.length === 0
        ? [element('li', {}, 'There is nothing here.')]
        : records.map((listedRecord) => recordItem(module, listedRecord, runAction))),
    );
  };
  find('record-search').addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt('The records are shown.', show);
  });
  find('module').addEventListener('change', () => void attempt('', show));
  return show;
}

function recordItem(module, { kind, id, title, state, created_at: createdAt, hidden_at: hiddenAt, within }, runAction) {
  const kinds = JSON.parse(find('work').dataset.kinds);
  const targetInput = { module, target: kind, id };
  const run = (name) => (reason) => runAction(name, { ...targetInput, reason }, 'record');
  const canHide = (kinds[module] ?? []).includes(kind);
  const hide = { title: `Hide the ${kind}`, value: 'hide', danger: true, run: run('hide') };
  const restore = { title: `Restore the ${kind}`, value: 'restore', run: run('restore') };
  return item(
    element('h3', {}, title),
    meta(recordLink(module, kind, id, within), `, ${state}, `, timeOf(createdAt)),
    hiddenAt === null ? null : meta('Hidden since ', timeOf(hiddenAt)),
    canHide
      ? element(
          'details',
          {},
          element('summary', {}, hiddenAt === null ? 'Hide' : 'Restore or hide again'),
          reasonForm(title, hiddenAt === null ? [hide] : [restore, hide]),
        )
      : null,
  );
}

/** Form that hides or restores a record by id, with the kinds of the selected service. */
export function openRecordForm(runAction) {
  const kinds = JSON.parse(find('work').dataset.kinds);
  const updateKinds = () => {
    find('record-kind').replaceChildren(
      ...(kinds[find('module').value] ?? []).map((kind) => element('option', {}, kind)),
    );
  };
  find('module').addEventListener('change', updateKinds);
  updateKinds();
  find('record-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const targetInput = {
      module: find('module').value,
      target: find('record-kind').value,
      id: find('record-id').value.trim(),
    };
    void runAction(event.submitter?.value ?? 'hide', { ...targetInput, reason: find('record-reason').value }, 'record');
  });
}
