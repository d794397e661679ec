import { systemClock } from '../../../src/core/base/clock.ts';
import { createKeyring } from '../../../src/core/base/keyring.ts';
import { migrations } from '../../../src/migrations.ts';
import { createEchoAddresses, createEchoTransport } from '../../../src/relay/destinations/echo/echo-transport.ts';
import { emptyAllowList, parseAllowList } from '../../../src/relay/outbound/allow-list.ts';
import type { Destination } from '../../../src/relay/outbound/destination-url.ts';
import { createHttpsTransport } from '../../../src/relay/outbound/https-transport.ts';
import { createHostResolver } from '../../../src/relay/outbound/resolver.ts';
import type { Transport } from '../../../src/relay/outbound/transport.ts';
import { createRelaySecrets, SigningSecrets } from '../../../src/relay/secrets.ts';
import { sqlite } from '../../support/databases.ts';
import { localCertificate } from '../../support/relay.ts';
import { startTlsSink } from '../../support/tls-sink.ts';
import { describeTransport } from './transport-conformance.ts';

describeTransport('HTTPS', { isLast: true }, async (t) => {
  const { certificate, ca, remove } = await localCertificate();
  const sink = await startTlsSink({ certificate });
  const closedSink = await startTlsSink({ certificate });
  await closedSink.close();
  const parsed = parseAllowList(`127.0.0.1:${sink.port},127.0.0.1:${closedSink.port}`);
  const transport = createHttpsTransport({
    clock: systemClock,
    // No DNS server listens there: all destinations of these tests have IP addresses.
    resolve: createHostResolver('127.0.0.1:9'),
    allowList: 'allowList' in parsed ? parsed.allowList : emptyAllowList,
    extraCa: ca,
  });
  t.after(async () => {
    transport.close();
    await sink.close();
    remove();
  });
  return {
    transport,
    url: `https://127.0.0.1:${sink.port}/leads`,
    unreachable: { url: `https://127.0.0.1:${closedSink.port}/leads`, failure: 'connect_refused' },
    refused: 'http://hooks.example/leads',
    received: () => sink.requests.length,
  };
});

describeTransport('echo', { isLast: false }, async (t) => {
  const database = await (await sqlite.createLocation(t)).open({ migrations });
  const echo = createEchoAddresses('https://rialto.example/relay');
  const secrets = createRelaySecrets(createKeyring(['the secret of a test, thirty-two bytes']));
  const signingSecrets = new SigningSecrets(secrets, systemClock);
  let writeCount = 0;
  const countingDatabase: Pick<typeof database, 'db' | 'write'> = {
    db: database.db,
    write: async (job, options) => {
      const result = await database.write(job, options);
      writeCount += 1;
      return result;
    },
  };
  return {
    transport: createEchoTransport(echo, { database: countingDatabase, clock: systemClock, signingSecrets }),
    url: `${echo.prefix}0123456789abcdef`,
    refused: `${echo.prefix}short`,
    received: () => writeCount,
  };
});

describeTransport('mailbox', { isLast: false }, async () => {
  const storedBodies: Uint8Array[] = [];
  return {
    transport: createListTransport(storedBodies),
    url: `${mailboxPrefix}ada`,
    unreachable: { url: `${mailboxPrefix}nobody`, failure: 'connect_unreachable' },
    refused: mailboxPrefix,
    received: () => storedBodies.length,
  };
});

const mailboxPrefix = 'https://mailbox.example/';

/** Test transport that appends bodies to a list. */
function createListTransport(bodies: Uint8Array[]): Transport {
  const handles = ({ host }: Destination) => host === 'mailbox.example';
  return {
    failures: ['connect_unreachable', 'send_timeout'],
    parse(text) {
      if (!text.startsWith(mailboxPrefix)) return null;
      const target = text.slice(mailboxPrefix.length - 1);
      if (target === '/') return { refused: 'name' };
      return { origin: 'https://mailbox.example', host: 'mailbox.example', port: 443, target, literal: null };
    },
    handles,
    validate() {},
    async connect({ destination }, attempt) {
      attempt.enter('connecting');
      if (destination.target === '/nobody') return { failure: 'connect_unreachable' };
      return {
        watch: () => ({ peerEvent: () => null, end() {} }),
        async send({ body }) {
          attempt.enter('sending');
          bodies.push(body);
          return {
            kind: 'answered',
            status: 204,
            body: Buffer.alloc(0),
            retryAfterMs: null,
            isRequestComplete: true,
            bytesSent: body.length,
          };
        },
        discard() {},
      };
    },
    close() {},
  };
}
