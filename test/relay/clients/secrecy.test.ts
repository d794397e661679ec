import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { rawResponse, startFakeRelay } from '../../support/fake-relay.ts';
import { runProcess } from '../../support/processes.ts';
import { someApiKey, writeClient } from '../../support/relay-clients.ts';
import { missingTool } from '../../support/shell-document.ts';
import { inTempFolder } from '../../support/temp.ts';

const delivery = {
  idempotencyKey: 'form 1 of ada@mail.example',
  destination: 'https://crm.example.com/leads?token=hidden',
  email: 'ada@mail.example',
  source: 'a form',
};
const receipt = { id: 'dlv_1', idempotency_key: delivery.idempotencyKey, response_excerpt: { text: 'Ada, welcome' } };
const problem = { code: 'delivery_failed', detail: 'The lead was not delivered.', receipt, request_id: 'r1' };
const mistypedKey = `${someApiKey.slice(0, -1)}x`;

test('a client in JavaScript exposes its key nowhere, and its errors contain neither key nor lead', async () => {
  const relay = await startFakeRelay((socket, requestNumber) =>
    requestNumber === 1 ? socket.end(rawResponse('424 Failed Dependency', problem)) : socket.destroy(),
  );
  try {
    await inTempFolder(async (folder) => {
      const path = writeClient(folder, 'rialto-relay.mjs', relay);
      const { RialtoRelay }: typeof import('../../../sdk/rialto-relay.mjs') = await import(pathToFileURL(path).href);
      const client = new RialtoRelay(someApiKey);
      const deliveryError = await client.deliver(delivery).catch((error: unknown) => error);
      const lostError = await client.deliver(delivery).catch((error: unknown) => error);
      const inputError = await client.deliver({ ...delivery, source: '' }).catch((error: unknown) => error);
      let mistypedError: unknown;
      try {
        mistypedError = new RialtoRelay(mistypedKey);
      } catch (error) {
        mistypedError = error;
      }
      assert.deepEqual(
        [deliveryError, lostError, inputError, mistypedError].map((error) => (error as { code: string }).code),
        ['delivery_failed', 'unreachable', 'invalid_input', 'api_key_invalid'],
      );
      for (const object of [client, deliveryError, lostError, inputError, mistypedError]) {
        const representations = [
          inspect(object, { depth: 9 }),
          String(object),
          JSON.stringify(object),
          `${(object as Error).stack}`,
        ];
        assertContainsNoSecret(representations.join('\n'));
      }
      assert.deepEqual((deliveryError as { receipt: unknown }).receipt, receipt);
      assert.deepEqual(Reflect.ownKeys(client), []);
      assert.ok(!inspect(client, { showHidden: true, depth: 9 }).includes(someApiKey));
      assert.ok(!inspect(structuredClone(client)).includes(someApiKey));
    });
  } finally {
    await relay.close();
  }
});

describe('a client in Python', { skip: await missingTool('python3') }, () => {
  test('exposes its key nowhere, cannot be pickled or copied, and its errors contain neither key nor lead', async () => {
    const relay = await startFakeRelay((socket, requestNumber) =>
      requestNumber === 1 ? socket.end(rawResponse('424 Failed Dependency', problem)) : socket.destroy(),
    );
    try {
      await inTempFolder(async (folder) => {
        writeClient(folder, 'rialto_relay.py', relay);
        const environment = { ...process.env, KEY: someApiKey, MISTYPED: mistypedKey, PYTHONDONTWRITEBYTECODE: '1' };
        const args = ['-c', pythonProgram, folder, JSON.stringify(snakeCaseDelivery)];
        const { code, output } = await runProcess('python3', args, { env: environment });
        assert.equal(code, 0, output);
        assert.match(output, /delivery_failed.*unreachable.*invalid_input.*api_key_invalid/s);
        assert.match(output, /^every error was printed$/m);
        assertContainsNoSecret(output);
      });
    } finally {
      await relay.close();
    }
  });
});

function assertContainsNoSecret(text: string): void {
  for (const secret of [someApiKey, mistypedKey, 'ada@', 'token', 'Ada, welcome'])
    assert.ok(!text.includes(secret), `${secret} is shown in ${text}`);
}

const { idempotencyKey: idempotency_key, ...otherFields } = delivery;
const snakeCaseDelivery = { idempotency_key, ...otherFields };

/**
 * Prints a client and its errors with all debugging tools of the language, including tracebacks with local variables.
 */
const pythonProgram = `
import copy, http.client, inspect, json, os, pickle, sys, traceback
sys.path.insert(0, sys.argv[1])
import rialto_relay
http.client.HTTPConnection.debuglevel = 1
client = rialto_relay.RialtoRelay(os.environ["KEY"])
delivery = json.loads(sys.argv[2])

def show(value):
    print(repr(value), str(value), inspect.getmembers(value), file=sys.stderr)

show(client)
assert not hasattr(client, "__dict__")
for operation in (pickle.dumps, copy.copy, copy.deepcopy):
    try:
        operation(client)
        raise SystemExit("it was copied")
    except TypeError as error:
        print(error)

def mistyped(**_):
    rialto_relay.RialtoRelay(os.environ["MISTYPED"])

def frames_of(error):
    """Local variables in the frames of the client and of the network modules."""
    while error is not None:
        trace = error.__traceback__
        while trace is not None:
            if trace.tb_frame.f_code.co_filename.endswith(("rialto_relay.py", "client.py", "socket.py", "ssl.py")):
                yield from trace.tb_frame.f_locals.items()
            trace = trace.tb_next
        error = error.__context__

for operation in (client.deliver, client.deliver, lambda **members: client.deliver(**{**members, "source": ""}), mistyped):
    try:
        operation(**delivery)
    except rialto_relay.RialtoRelayError as error:
        print(repr(error))
        if error.code == "delivery_failed":
            assert error.receipt["id"] == "dlv_1" and pickle.loads(pickle.dumps(error)).receipt == error.receipt
        traceback.print_exc()
        names = [name for name, value in frames_of(error) if os.environ["KEY"][:40] in repr(value)]
        assert names == [], names
print("every error was printed")
`;
