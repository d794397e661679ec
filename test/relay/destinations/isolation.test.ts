import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { eventually } from '../../support/eventually.ts';
import { type Layout, stores } from '../../support/nodes.ts';
import { beginTrial, certificateOfHere, type LeadSource, someLead } from '../../support/relay.ts';
import { startTlsSink } from '../../support/tls-sink.ts';
import { startBadHalf } from './bad-half.ts';

const tenantsOfEachHalf = 8;
const rounds = 5;

// Not timed: all of the bad half is still in progress when everything of the other half has ended, so
// nothing of the one can have waited for anything of the other.
for (const store of stores) {
  test(`every delivery succeeds while half of the tenants hang in lookups, handshakes and responses on ${store.name}`, {
    skip: store.missing,
  }, async (t) => {
    const { bad, destination, source } = await openBothHalves(t, store);
    const hanging = await tenants(source);
    const others = await tenants(source);
    let ended = 0;
    const stuck = hanging.flatMap((tenant, index) =>
      [2 * index, 2 * index + 1].map(async (number) => {
        const order = { destination: bad.destination(number), lead: someLead() };
        const { status } = await tenant.deliver(`hangs-${number}`, order);
        ended += 1;
        return status;
      }),
    );
    await eventually('the bad half hangs', () => bad.hanging() >= 2 * tenantsOfEachHalf);
    for (let round = 0; round < rounds; round += 1) {
      const order = { destination, lead: someLead() };
      const responses = await Promise.all(others.map((tenant) => tenant.deliver(`round-${round}`, order)));
      for (const { status, body } of responses) assert.deepEqual([status, body.attempts?.length], [200, 1]);
    }
    assert.equal(ended, 0, 'a delivery that should hang has ended');
    bad.release();
    assert.deepEqual(new Set(await Promise.all(stuck)), new Set([424]));
  });
}

async function openBothHalves(t: TestContext, store: Layout) {
  const { certificate, caFile, remove } = await certificateOfHere();
  const [bad, sound] = [await startBadHalf(certificate), await startTlsSink({ certificate })];
  const nodes = await store.start({
    RIALTO_MODULES: 'relay',
    RIALTO_RELAY_ALLOW: [...bad.targets, `127.0.0.1:${sound.port}`].join(','),
    RIALTO_RELAY_CA_FILE: caFile,
    RIALTO_RELAY_RESOLVER: bad.resolver,
  });
  t.after(async () => {
    bad.release();
    await nodes.close();
    await Promise.all([bad.close(), sound.close()]);
    remove();
  });
  const source = () => beginTrial(nodes.servers[0]?.url ?? '');
  return { bad, destination: `https://127.0.0.1:${sound.port}/leads`, source };
}

function tenants(source: () => Promise<LeadSource>): Promise<LeadSource[]> {
  return Promise.all(Array.from({ length: tenantsOfEachHalf }, source));
}
