import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { eventually } from '../../support/eventually.ts';
import { stores, type Topology } from '../../support/nodes.ts';
import { type LeadSource, localCertificate, someLead, startTrial } from '../../support/relay.ts';
import { startTlsSink } from '../../support/tls-sink.ts';
import { startHangingDestinations } from './hanging-destinations.ts';

const tenantsOfEachHalf = 8;
const rounds = 5;

// Without timing: all deliveries of the hanging half are still in progress when all of the other half have ended, so
// none of these can have waited for the hanging ones.
for (const store of stores) {
  test(`every delivery succeeds while half of the tenants hang in lookups, handshakes and responses on ${store.name}`, {
    skip: store.missing,
  }, async (t) => {
    const { hangingDestinations, destination, source } = await openBothHalves(t, store);
    const hanging = await tenants(source);
    const others = await tenants(source);
    let ended = 0;
    const hangingDeliveries = hanging.flatMap((tenant, index) =>
      [2 * index, 2 * index + 1].map(async (number) => {
        const order = { destination: hangingDestinations.destination(number), lead: someLead() };
        const { status } = await tenant.deliver(`hangs-${number}`, order);
        ended += 1;
        return status;
      }),
    );
    await eventually('the first half hangs', () => hangingDestinations.hanging() >= 2 * tenantsOfEachHalf);
    for (let round = 0; round < rounds; round += 1) {
      const order = { destination, lead: someLead() };
      const responses = await Promise.all(others.map((tenant) => tenant.deliver(`round-${round}`, order)));
      for (const { status, body } of responses) assert.deepEqual([status, body.attempts?.length], [200, 1]);
    }
    assert.equal(ended, 0, 'a delivery that should hang has ended');
    hangingDestinations.release();
    assert.deepEqual(new Set(await Promise.all(hangingDeliveries)), new Set([424]));
  });
}

async function openBothHalves(t: TestContext, store: Topology) {
  const { certificate, caFile, remove } = await localCertificate();
  const hangingDestinations = await startHangingDestinations(certificate);
  const healthySink = await startTlsSink({ certificate });
  const nodes = await store.start({
    RIALTO_MODULES: 'relay',
    RIALTO_RELAY_ALLOW: [...hangingDestinations.targets, `127.0.0.1:${healthySink.port}`].join(','),
    RIALTO_RELAY_CA_FILE: caFile,
    RIALTO_RELAY_RESOLVER: hangingDestinations.resolver,
  });
  t.after(async () => {
    hangingDestinations.release();
    await nodes.close();
    await Promise.all([hangingDestinations.close(), healthySink.close()]);
    remove();
  });
  const source = () => startTrial(nodes.servers[0]?.url ?? '');
  return { hangingDestinations, destination: `https://127.0.0.1:${healthySink.port}/leads`, source };
}

function tenants(source: () => Promise<LeadSource>): Promise<LeadSource[]> {
  return Promise.all(Array.from({ length: tenantsOfEachHalf }, source));
}
