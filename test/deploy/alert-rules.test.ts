import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { tempFolder } from '../support/temp.ts';

const rulesFile = join(import.meta.dirname, '../../deploy/prometheus/alerts.yaml');
const skip = spawnSync('promtool', ['--version']).status === 0 ? false : 'promtool (prometheus) is not installed';

/** Values by series, one per minute, in promtool's notation. */
type Series = Readonly<Record<string, string>>;

const requests: Series = { 'http_requests_total{route="/a",status="200"}': '0+1000x60' };
const healthChecks: Series = { 'http_requests_total{route="/healthz",status="200"}': '0+90000x60' };
const serverErrors = { ...requests, 'http_refusals_total{code="internal_error"}': '0+20x60' };
const postingPaused = { ...requests, 'http_refusals_total{code="posting_paused"}': '0+900x60' };
const lostStandby = { database_standbys: '2x10 1x50', database_standbys_expected: '2x60' };
const removedStandby = { database_standbys: '2x10 1x50', database_standbys_expected: '2x5 1x55' };

const cases: readonly (readonly [string, string, Series, boolean])[] = [
  ['2 % of the requests fail in the server', 'RialtoServerErrors', serverErrors, true],
  [
    '2 % of the requests fail and health checks are frequent',
    'RialtoServerErrors',
    { ...serverErrors, ...healthChecks },
    true,
  ],
  ['posting is paused', 'RialtoServerErrors', postingPaused, false],
  ['nothing fails', 'RialtoServerErrors', requests, false],
  ['a standby is lost', 'RialtoStandbyLost', lostStandby, true],
  ['a standby was removed by the operator', 'RialtoStandbyLost', removedStandby, false],
  [
    'no standby is expected',
    'RialtoStandbyLost',
    { database_standbys: '1x60', database_standbys_expected: '0x60' },
    false,
  ],
];

for (const [condition, alert, series, fires] of cases) {
  test(`${alert} ${fires ? 'fires' : 'does not fire'} when ${condition}`, { skip }, (t) => {
    const folder = tempFolder();
    t.after(folder.remove);
    const file = join(folder.path, 'test.yaml');
    const input_series = Object.entries(series).map(([name, values]) => ({ series: name, values }));
    // ALERTS has one series for each firing alert; the expression returns their number.
    const promql_expr_test = [
      {
        expr: `count(ALERTS{alertname="${alert}",alertstate="firing"}) or vector(0)`,
        eval_time: '40m',
        exp_samples: [{ labels: '{}', value: fires ? 1 : 0 }],
      },
    ];
    const tests = [{ interval: '1m', input_series, promql_expr_test }];
    writeFileSync(file, stringify({ rule_files: [rulesFile], evaluation_interval: '1m', tests }));
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
    assert.equal(status, 0, `${stdout}${stderr}`);
  });
}
