// The first tab of the console: open work and charts of recent activity.

import { call, callUrl } from './admin-call.js';
import { bytesText, find, meta, timeOf } from './admin-parts.js';
import { element } from './element.js';

const dayMs = 86_400_000;
const shownDays = 7;
const shownRefusals = 8;
const listedMax = 100;
/** Services that have reports. */
const modulesWithReports = new Set(['exchange']);

export async function showOverview() {
  const modules = Object.keys(JSON.parse(find('work').dataset.modules)).filter((name) => modulesWithReports.has(name));
  const [queues, { suspensions }, { switches: pauses }, { acts: auditCounts }, statistics, backupList, health, review] =
    await Promise.all([
      Promise.all(modules.map(async (module) => ({ module, ...(await openReports(module)) }))),
      call('/suspensions'),
      call('/switches'),
      call(`/audit?cursor=0&limit=${listedMax}`),
      call(`/statistics?days=${shownDays}`),
      call('/backups'),
      callArcade('operations/health'),
      callArcade('review'),
    ]);
  showTiles({ queues, suspensions, pauses, statistics, backupList, review });
  showCharts({ auditCounts, statistics, health });
}

function showTiles({ queues, suspensions, pauses, statistics, backupList, review }) {
  const paused = pauses.filter((each) => each.paused);
  find('overview-tiles').replaceChildren(
    ...queues.map(({ module, count }) => tile(`Open reports, ${module}`, count, '#reports', module)),
    ...(review === null ? [] : [tile('Versions to review', String(review.versions.length), '#review')]),
    tile('Suspended accounts', String(suspensions.length), '#accounts'),
    tile(
      'Paused',
      paused.length === 0 ? 'nothing' : paused.map(({ module, what }) => `${module} ${what}`).join(', '),
      '#pauses',
    ),
    ...(statistics.disk === null
      ? []
      : [
          tile(
            'Disk free',
            `${bytesText(statistics.disk.free_bytes)} of ${bytesText(statistics.disk.total_bytes)}`,
            '#system',
          ),
        ]),
    tile('Database', bytesText(statistics.database.bytes), '#system'),
    ...(backupList.state === 'unsupported'
      ? []
      : [tile('Last backup', backupList.backups.length === 0 ? 'none' : timeOf(backupList.backups[0].at), '#system')]),
  );
}

function showCharts({ auditCounts, statistics, health }) {
  find('overview-charts').replaceChildren(
    ...statistics.series.map(({ module, name, days }) =>
      chart(
        `${capitalize(module)} ${name} a day`,
        days.map(({ day, count }) => ({ name: day.slice(5), count })),
      ),
    ),
    chart(
      'Waiting work',
      statistics.queues.map(({ module, name, count }) => ({ name: `${module}: ${name}`, count })),
    ),
    chart(
      'Refused requests since the start',
      statistics.refusals.slice(0, shownRefusals).map(({ code, count }) => ({ name: code, count })),
      'On the node that handled this request, by error code.',
    ),
    chart(
      'Operator actions a day',
      auditEntriesByDay(auditCounts),
      auditCounts.length === listedMax ? `of the newest ${listedMax}` : '',
    ),
    ...(health === null
      ? []
      : [
          chart('Arcade: agents', health.agents),
          chart('Arcade: sessions', health.sessions),
          chart('Arcade: replays', health.replays, `verified after ${(health.verify_lag_ms / 1000).toFixed(1)} s`),
          chart('Arcade: versions of games', health.versions),
        ]),
  );
}

async function openReports(module) {
  try {
    const { reports, next_cursor } = await call(`/reports?module=${module}&status=open&cursor=0&limit=${listedMax}`);
    return { count: next_cursor === null ? String(reports.length) : `more than ${listedMax}` };
  } catch {
    return { count: 'unknown' };
  }
}

/** Null when this server does not run the arcade. */
async function callArcade(path) {
  if (!('arcade' in JSON.parse(find('work').dataset.modules))) return null;
  try {
    return await callUrl(`/arcade/api/v1/admin/${path}`);
  } catch {
    return null;
  }
}

function tile(title, value, href, module) {
  const link = element(
    'a',
    { className: 'admin-tile', href },
    element('span', {}, title),
    element('strong', {}, value),
  );
  if (module !== undefined)
    link.addEventListener('click', () => {
      find('module').value = module;
      find('module').dispatchEvent(new Event('change'));
    });
  return element('li', {}, link);
}

function auditEntriesByDay(auditCounts) {
  const today = Math.floor(Date.now() / dayMs);
  return Array.from({ length: shownDays }, (_, index) => {
    const day = today - shownDays + 1 + index;
    const count = auditCounts.filter(({ at }) => Math.floor(Date.parse(at) / dayMs) === day).length;
    return { name: new Date(day * dayMs).toISOString().slice(5, 10), count };
  });
}

const capitalize = (text) => text[0].toUpperCase() + text.slice(1);

/** Bar chart as a table, which is accessible to screen readers. */
function chart(title, rows, note = '') {
  const maximum = Math.max(1, ...rows.map(({ count }) => count));
  return element(
    'figure',
    { className: 'admin-chart' },
    element('figcaption', {}, title),
    rows.length === 0
      ? meta('None yet.')
      : element(
          'table',
          {},
          element(
            'tbody',
            {},
            ...rows.map(({ name, count }) =>
              element(
                'tr',
                {},
                element('th', { scope: 'row' }, name),
                element(
                  'td',
                  {},
                  element('meter', { min: '0', max: String(maximum), value: String(count), 'aria-hidden': 'true' }),
                ),
                element('td', {}, count.toLocaleString('en-GB')),
              ),
            ),
          ),
        ),
    note === '' ? null : meta(note),
  );
}
