import { systemClock } from '../../../src/core/base/clock.ts';
import { parseAllowList } from '../../../src/relay/outbound/allow-list.ts';
import { createEgress } from '../../../src/relay/outbound/egress.ts';
import { createHttpsTransport } from '../../../src/relay/outbound/https-transport.ts';
import { createHostResolver } from '../../../src/relay/outbound/resolver.ts';

// Sends one request and prints its outcome. The test starts this process with environment variables that would redirect
// the request or change the trusted certificates if they were respected.

const [url = '', dnsAddress = '', allow = '', extraCa = ''] = process.argv.slice(2);
const allowListResult = parseAllowList(allow);
if (!('allowList' in allowListResult)) throw new Error(allowListResult.fault);
const https = createHttpsTransport({
  clock: systemClock,
  resolve: createHostResolver(dnsAddress),
  allowList: allowListResult.allowList,
  extraCa: extraCa === '' ? null : extraCa,
});
const egress = createEgress(systemClock, https);
const destination = egress.parse(url);
if ('refused' in destination) throw new Error(destination.refused);
const outcome = await egress.send({
  destination,
  partition: 'account',
  headers: [],
  body: Buffer.from('{"lead":1}'),
  limitMs: 10_000,
  beforeDispatch: async () => {},
});
egress.close();
process.stdout.write(outcome.kind === 'failed' ? outcome.failure : `status ${outcome.status}`);
