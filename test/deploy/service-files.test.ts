import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { createCertificateAuthority } from '../../demo/certificates.mjs';
import { fileVariable } from '../../src/core/base/read-setting.ts';
import { settings } from '../../src/core/base/settings.ts';
import { tempFolder } from '../support/temp.ts';

const deploy = join(import.meta.dirname, '../../deploy');
const read = (path: string) => readFileSync(join(deploy, path), 'utf8');

/** Default of RIALTO_DRAIN_NOTICE_S. */
const noticeSecondsDefault = 1;
/** Seconds that the server needs at most to drain after the notice period. */
const drainSeconds = 31;
const knownSettings = new Set(Object.keys(settings).flatMap((name) => [name, fileVariable(name)]));

describe('the systemd unit', () => {
  const unit = read('systemd/rialto.service');

  for (const name of ['rialto.service', 'rialto-backup.service']) {
    test(`${name} is accepted by systemd-analyze`, { skip: skipReason('systemd-analyze') }, (t) => {
      const folder = tempFolder();
      t.after(folder.remove);
      const file = join(folder.path, name);
      writeFileSync(file, read(`systemd/${name}`).replace('/usr/bin/node', process.execPath));
      const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
      assert.deepEqual([status, stdout, stderr], [0, '', '']);
    });
  }

  test('allows the server enough time to drain', () => {
    assert.ok(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1]) >= noticeSecondsDefault + drainSeconds);
  });

  test('sets only settings that exist', () => {
    const names = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, list = '']) =>
      [...list.matchAll(/(\w+)=/g)].map(([, name = '']) => name),
    );
    assert.deepEqual(findUnknownSettings(names), []);
  });
});

describe('the configuration of HAProxy', () => {
  test('is accepted by haproxy', { skip: skipReason('haproxy', '-v') }, async (t) => {
    const folder = tempFolder();
    t.after(folder.remove);
    mkdirSync(join(folder.path, 'certs'));
    const authority = await createCertificateAuthority('Test CA');
    const { cert, key } = await authority.issue({ names: ['rialto.example.org'] });
    writeFileSync(join(folder.path, 'certs/rialto.pem'), `${cert}\n${key}`);
    const file = join(folder.path, 'haproxy.cfg');
    writeFileSync(file, read('haproxy/haproxy.cfg').replace('/etc/haproxy/certs/', join(folder.path, 'certs/')));
    const { status, stdout, stderr } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' });
    assert.equal(status, 0, `${stdout}${stderr}`);
    assert.doesNotMatch(`${stdout}${stderr}`, /WARNING/);
  });

  test('probes readiness more than three times within the notice period', () => {
    const intervalMs = Number(/inter (\d+)ms fall 1/.exec(read('haproxy/haproxy.cfg'))?.[1]);
    assert.ok(intervalMs * 3 < noticeSecondsDefault * 1_000);
  });
});

describe('the Kubernetes manifests', () => {
  const [deployment, service, budget] = parseAllDocuments(read('kubernetes/nodes.yaml')).map((manifest) =>
    manifest.toJS(),
  );
  const { spec: pod } = deployment.spec.template;
  const [container] = pod.containers;
  const { configMapGenerator } = parse(read('kubernetes/kustomization.yaml'));
  const literals: string[] = configMapGenerator[0].literals;
  const literalOf = (name: string) =>
    literals.find((literal) => literal.startsWith(`${name}=`))?.slice(name.length + 1);

  test('are built by kubectl kustomize', { skip: skipReason('kubectl', 'version', '--client') }, () => {
    const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', join(deploy, 'kubernetes')], {
      encoding: 'utf8',
    });
    assert.equal(status, 0, stderr);
    const kinds = parseAllDocuments(stdout).map((manifest) => String(manifest.toJS().kind));
    assert.deepEqual(
      kinds.sort((left, right) => left.localeCompare(right)),
      ['ConfigMap', 'Deployment', 'Ingress', 'PodDisruptionBudget', 'Service'],
    );
    assert.match(stdout, /configMapRef:\n\s+name: rialto-\w+/);
  });

  test('give the server enough time for the notice period and to drain', () => {
    assert.ok(pod.terminationGracePeriodSeconds >= Number(literalOf('RIALTO_DRAIN_NOTICE_S')) + drainSeconds);
  });

  test('make a pod unready within the notice period', () => {
    const { periodSeconds, failureThreshold } = container.readinessProbe;
    assert.ok(periodSeconds * failureThreshold < Number(literalOf('RIALTO_DRAIN_NOTICE_S')));
  });

  test('set only settings that exist, and mount the files that they name', () => {
    assert.deepEqual(findUnknownSettings(literals.map((literal) => literal.split('=')[0] ?? '')), []);
    const { mountPath } = container.volumeMounts.find(({ name }: { name: string }) => name === 'secrets');
    for (const name of ['DATABASE_URL_FILE', 'RIALTO_SECRET_FILE'])
      assert.ok(literalOf(name)?.startsWith(`${mountPath}/`));
  });

  test('select the pods of Rialto in the disruption budget, and the port of the container in the service', () => {
    assert.equal(budget.spec.selector.matchLabels['app.kubernetes.io/name'], 'rialto');
    assert.equal(service.spec.ports[0].targetPort, container.ports[0].name);
  });
});

function findUnknownSettings(names: readonly string[]): string[] {
  const ownSettings = names.filter((name) => name.startsWith('RIALTO_') || name.startsWith('DATABASE_'));
  assert.ok(ownSettings.length > 0);
  return ownSettings.filter((name) => !knownSettings.has(name));
}

function skipReason(program: string, ...args: string[]): string | false {
  return spawnSync(program, args.length > 0 ? args : ['--version']).status === 0
    ? false
    : `${program} is not installed`;
}
