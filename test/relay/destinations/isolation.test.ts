import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { eventually } from '../../support/eventually.ts';
import { databaseTopologies, type Topology } from '../../support/nodes.ts';
import { localCertificate, someLead, startTrial, type TrialClient } from '../../support/relay.ts';
import { startTlsSink } from '../../support/tls-sink.ts';
import { startHangingDestinations } from './hanging-destinations.ts';

const accountsPerHalf = 8;
const rounds = 5;

// The test measures no durations. All deliveries of the hanging half are still in progress when all of the other half
// have ended, so that none of the other half can have waited for a hanging one. The first hanging delivery ends after
// the three seconds that a response may take. The run is therefore repeated when a busy machine takes longer for the
// other half.
for (const topology of databaseTopologies) {
  test(`every delivery succeeds while those of other accounts hang in lookups, handshakes and responses on ${topology.name}`, {
    skip: topology.missing,
  }, async (t) => {
    const haveAllHung = async () => (await deliverBothHalves(t, topology)).endedCount === 0;
    await eventually('no delivery that hangs has ended before the others', haveAllHung, 120_000);
  });
}

/** Returns how many deliveries of the hanging half had ended when all of the other half had. */
async function deliverBothHalves(t: TestContext, topology: Topology): Promise<{ readonly endedCount: number }> {
  const { hangingDestinations, destination, newTrial } = await openBothHalves(t, topology);
  const hangingTrials = await startTrials(newTrial);
  const healthyTrials = await startTrials(newTrial);
  let endedSoFar = 0;
  const hangingDeliveries = hangingTrials.flatMap((trial, index) =>
    [2 * index, 2 * index + 1].map(async (number) => {
      const deliveryInput = { destination: hangingDestinations.destination(number), lead: someLead() };
      const { status } = await trial.deliver(`hangs-${number}`, deliveryInput);
      endedSoFar += 1;
      return status;
    }),
  );
  await eventually('the first half hangs', () => hangingDestinations.hangingCount() >= 2 * accountsPerHalf);
  for (let round = 0; round < rounds; round += 1) {
    const deliveryInput = { destination, lead: someLead() };
    const responses = await Promise.all(healthyTrials.map((trial) => trial.deliver(`round-${round}`, deliveryInput)));
    for (const { status, body } of responses) assert.deepEqual([status, body.attempts?.length], [200, 1]);
  }
  const endedCount = endedSoFar;
  hangingDestinations.release();
  assert.deepEqual(new Set(await Promise.all(hangingDeliveries)), new Set([424]));
  return { endedCount };
}

async function openBothHalves(t: TestContext, topology: Topology) {
  const { certificate, caFile, remove } = await localCertificate();
  const hangingDestinations = await startHangingDestinations(certificate);
  const healthySink = await startTlsSink({ certificate });
  const nodes = await topology.start({
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
  const newTrial = () => startTrial(nodes.url());
  return { hangingDestinations, destination: `https://127.0.0.1:${healthySink.port}/leads`, newTrial };
}

function startTrials(newTrial: () => Promise<TrialClient>): Promise<TrialClient[]> {
  return Promise.all(Array.from({ length: accountsPerHalf }, newTrial));
}
