// The first tab of the console: open work and charts of recent activity.

import { call, callUrl } from './admin-call.js';
import { bytesText, capitalize, find, meta, timeOf } from './admin-parts.js';
import { element } from './element.js';

const dayMs = 86_400_000;
const shownDayCount = 7;
const shownRefusalCount = 8;
const listedEntriesMax = 100;
/** Services that have reports. */
const modulesWithReports = new Set(['exchange']);

export async function showOverview() {
  const modules = Object.keys(JSON.parse(find('work').dataset.modules)).filter((name) => modulesWithReports.has(name));
  const [queues, { suspensions }, { switches: pauses }, { acts: auditEntries }, statistics, backupList, health] =
    await Promise.all([
      Promise.all(modules.map(async (module) => ({ module, ...(await countOpenReports(module)) }))),
      call('/suspensions'),
      call('/switches'),
      call(`/audit?cursor=0&limit=${listedEntriesMax}`),
      call(`/statistics?days=${shownDayCount}`),
      call('/backups'),
      callArcade('operations/health'),
    ]);
  showTiles({ queues, suspensions, pauses, statistics, backupList, health });
  showCharts({ auditEntries, statistics, health });
}

function showTiles({ queues, suspensions, pauses, statistics, backupList, health }) {
  const activePauses = pauses.filter((pause) => pause.paused);
  find('overview-tiles').replaceChildren(
    ...queues.map(({ module, count }) => tile(`Open reports, ${module}`, count, '#reports', module)),
    ...(health === null
      ? []
      : [
          tile('Versions to review', String(health.publishing.review_waiting), '#review'),
          tile('Open appeals', String(health.publishing.appeals_open), '#review'),
        ]),
    tile('Suspended accounts', String(suspensions.length), '#accounts'),
    tile(
      'Paused',
      activePauses.length === 0 ? 'nothing' : activePauses.map(({ module, what }) => `${module} ${what}`).join(', '),
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

function showCharts({ auditEntries, statistics, health }) {
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
      statistics.refusals.slice(0, shownRefusalCount).map(({ code, count }) => ({ name: code, count })),
      'On the node that handled this request, by error code.',
    ),
    chart(
      'Operator actions a day',
      auditEntriesByDay(auditEntries),
      auditEntries.length === listedEntriesMax ? `Only the newest ${listedEntriesMax} are counted.` : '',
    ),
    ...(health === null
      ? []
      : [
          chart('Arcade: agents', health.agents),
          chart('Arcade: sessions', health.sessions),
          chart(
            'Arcade: replays',
            health.replays,
            `Age of the oldest unverified: ${(health.verify_lag_ms / 1000).toFixed(1)} s.`,
          ),
          chart('Arcade: versions of games', health.versions),
        ]),
  );
}

async function countOpenReports(module) {
  try {
    const { reports, next_cursor } = await call(
      `/reports?module=${module}&status=open&cursor=0&limit=${listedEntriesMax}`,
    );
    return { count: next_cursor === null ? String(reports.length) : `more than ${listedEntriesMax}` };
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

function auditEntriesByDay(auditEntries) {
  const today = Math.floor(Date.now() / dayMs);
  return Array.from({ length: shownDayCount }, (_, index) => {
    const day = today - shownDayCount + 1 + index;
    const count = auditEntries.filter(({ at }) => Math.floor(Date.parse(at) / dayMs) === day).length;
    return { name: new Date(day * dayMs).toISOString().slice(5, 10), count };
  });
}

/** Bar chart as a table, which is accessible to screen readers. */
function chart(title, rows, note = '') {
  const countMax = Math.max(1, ...rows.map(({ count }) => count));
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
                  element('meter', { min: '0', max: String(countMax), value: String(count), 'aria-hidden': 'true' }),
                ),
                element('td', {}, count.toLocaleString('en-GB')),
              ),
            ),
          ),
        ),
    note === '' ? null : meta(note),
  );
}
