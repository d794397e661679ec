import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { annsKey, startOperatorServer } from '../admin/operator.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly targets?: readonly { readonly refId: string; readonly expr: string }[];
}

const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as { groups: { name: string; rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('deploy/grafana/rialto.json')) as { panels: Panel[] };
const queries = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => [title, expr] as const),
);

describe('the Prometheus alert rules', () => {
  test('have unique names, and each has a known severity, a summary and a description', () => {
    assert.equal(new Set(rules.map(({ alert }) => alert)).size, rules.length);
    for (const { alert, labels, annotations } of rules) {
      assert.match(alert, /^Rialto[A-Z]\w+$/);
      assert.match(String(labels['severity']), /^(page|ticket)$/, alert);
      assert.ok(annotations['summary'] && annotations['description'], alert);
    }
  });

  test('use documented metrics only', () => {
    const monitoringText = read('docs/monitoring.md');
    for (const { alert, expr } of rules)
      for (const name of metricsOf(expr))
        assert.ok(name === 'up' || monitoringText.includes(`\`${familyOf(name)}`), `${alert}: ${name}`);
  });
});

describe('docs/scaling.md', () => {
  const text = read('docs/scaling.md');

  test('names documented metrics and existing alert rules only', () => {
    const monitoringText = read('docs/monitoring.md');
    const metrics = [...text.matchAll(/\b(?:nodejs|process|storage|database|relay)_[a-z0-9_]+/g)].map(([name]) => name);
    assert.ok(metrics.length > 0);
    for (const name of metrics) assert.ok(monitoringText.includes(`\`${name}`), name);
    for (const [, name] of text.matchAll(/`(Rialto[A-Z]\w+)`/g))
      assert.ok(
        rules.some(({ alert }) => alert === name),
        name,
      );
  });

  test('gives each alert rule the threshold that the rule has', () => {
    const thresholds = [...text.matchAll(/`(\w+)` above ([\d.,]+) \(`(Rialto\w+)`\)/g)];
    assert.ok(thresholds.length > 0);
    for (const [, metric, value = '', name] of thresholds)
      assert.equal(rules.find(({ alert }) => alert === name)?.expr, `${metric} > ${value.replace(',', '')}`);
  });

  test('has at most 70 lines', () => {
    assert.ok(text.split('\n').length <= 70);
  });
});

test('the panels of the dashboard have unique ids, and each has a title', () => {
  assert.equal(new Set(dashboard.panels.map(({ id }) => id)).size, dashboard.panels.length);
  for (const { title } of dashboard.panels) assert.ok(title.length > 0);
});

test('a server has every metric that the alert rules and the dashboard use', async (t) => {
  const server = await startOperatorServer(t);
  await fetch(`${server.url}/exchange/api/v1/limits`);
  const response = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${annsKey}` } });
  const families = new Map(
    [...(await response.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]),
  );
  for (const [ruleOrPanel, expr] of [...rules.map(({ alert, expr }) => [alert, expr] as const), ...queries])
    for (const name of metricsOf(expr)) {
      if (name === 'up') continue;
      const type = families.get(familyOf(name));
      assert.ok(type !== undefined, `${ruleOrPanel}: the server has no ${name}`);
      assert.equal(type === 'histogram', familyOf(name) !== name, `${ruleOrPanel}: ${name} is a ${type}`);
    }
});

test('the metrics of an expression are found, and an expression that is not PromQL is rejected', () => {
  const expr = 'sum by (job) (rate(a_total{b="c"}[5m])) / on (d) max_over_time(e_seconds[1d]) > 0.1';
  assert.deepEqual(metricsOf(expr), ['a_total', 'e_seconds']);
  assert.throws(() => metricsOf('sum(rate(a_total[5m])'), /is not PromQL/);
});

/** Names of the metrics in an expression, parsed with Prometheus' grammar. */
function metricsOf(expr: string): string[] {
  const names: string[] = [];
  // Variables of the dashboard are in strings, which the parser accepts.
  parser.parse(expr).iterate({
    enter(node) {
      assert.ok(!node.type.isError, `${expr} is not PromQL at ${node.from}`);
      if (node.name === 'VectorSelector') names.push(expr.slice(node.from, node.node.firstChild?.to ?? node.to));
    },
  });
  assert.ok(names.length > 0, `${expr} selects no metric`);
  return names;
}

/** Name of the metric to which a series belongs: the series of a histogram have a suffix. */
function familyOf(name: string): string {
  return name.replace(/_(bucket|sum|count)$/, '');
}
