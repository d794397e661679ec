// The system tab: log and settings of the node that handles the request.

import { call } from './admin-call.js';
import { attempt, find, item, meta, timeOf } from './admin-parts.js';
import { element } from './element.js';

/** Returns a function that reloads the log at the selected level. */
export function openLog() {
  const showLog = async () => {
    const { lines } = await call(`/log?level=${find('log-level').value}&limit=100`);
    find('log-list').replaceChildren(...(lines.length === 0 ? [element('li', {}, 'No lines.')] : lines.map(lineItem)));
  };
  const refresh = () => void attempt('The log was read.', showLog);
  find('log-level').addEventListener('change', refresh);
  find('log-refresh').addEventListener('click', refresh);
  return showLog;
}

export async function showSettings() {
  const { settings } = await call('/settings');
  const rows = settings.map(({ name, value, description }) =>
    element(
      'tr',
      { title: description.replaceAll('`', '') },
      element('th', { scope: 'row' }, element('code', {}, name)),
      element('td', {}, value),
    ),
  );
  find('setting-list').tBodies[0].replaceChildren(...rows);
}

function lineItem({ at, level, message, fields }) {
  const details = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  return item(
    meta(timeOf(at), ` ${level}`),
    element('p', {}, element('strong', {}, message), details.length === 0 ? '' : ` ${details.join(' ')}`),
  );
}
