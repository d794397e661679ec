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
const oneLetterOff = `${someApiKey.slice(0, -1)}x`;

test('a client in JavaScript exposes its key nowhere, and its errors contain neither key nor lead', async () => {
  const relay = await startFakeRelay((socket, n) =>
    n === 1 ? socket.end(rawResponse('424 Failed Dependency', problem)) : socket.destroy(),
  );
  try {
    await inTempFolder(async (folder) => {
      const path = writeClient(folder, 'rialto-relay.mjs', relay);
      const { RialtoRelay }: typeof import('../../../sdk/rialto-relay.mjs') = await import(pathToFileURL(path).href);
      const client = new RialtoRelay(someApiKey);
      const failed = await client.deliver(delivery).catch((error: unknown) => error);
      const lostError = await client.deliver(delivery).catch((error: unknown) => error);
      const invalid = await client.deliver({ ...delivery, source: '' }).catch((error: unknown) => error);
      let mistypedError: unknown;
      try {
        mistypedError = new RialtoRelay(oneLetterOff);
      } catch (error) {
        mistypedError = error;
      }
      assert.deepEqual(
        [failed, lostError, invalid, mistypedError].map((error) => (error as { code: string }).code),
        ['delivery_failed', 'unreachable', 'invalid_input', 'api_key_invalid'],
      );
      for (const shownObject of [client, failed, lostError, invalid, mistypedError]) {
        const visible = [
          inspect(shownObject, { depth: 9 }),
          String(shownObject),
          JSON.stringify(shownObject),
          `${(shownObject as Error).stack}`,
        ];
        assertContainsNoSecret(visible.join('\n'));
      }
      assert.deepEqual((failed as { receipt: unknown }).receipt, receipt);
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
    const relay = await startFakeRelay((socket, n) =>
      n === 1 ? socket.end(rawResponse('424 Failed Dependency', problem)) : socket.destroy(),
    );
    try {
      await inTempFolder(async (folder) => {
        writeClient(folder, 'rialto_relay.py', relay);
        const environment = { ...process.env, KEY: someApiKey, MISTYPED: oneLetterOff, PYTHONDONTWRITEBYTECODE: '1' };
        const args = ['-c', pythonProgram, folder, JSON.stringify(snakeCased)];
        const { code, output } = await runProcess('python3', args, { env: environment });
        assert.equal(code, 0, output);
        assert.match(output, /delivery_failed.*unreachable.*invalid_input.*api_key_invalid/s);
        assert.match(output, /^the whole was shown$/m);
        assertContainsNoSecret(output);
      });
    } finally {
      await relay.close();
    }
  });
});

function assertContainsNoSecret(text: string): void {
  for (const secret of [someApiKey, oneLetterOff, 'ada@', 'token', 'Ada, welcome'])
    assert.ok(!text.includes(secret), `${secret} is shown in ${text}`);
}

const { idempotencyKey: idempotency_key, ...others } = delivery;
const snakeCased = { idempotency_key, ...others };

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

def shown(thing):
    print(repr(thing), str(thing), inspect.getmembers(thing), file=sys.stderr)

shown(client)
assert not hasattr(client, "__dict__")
for act in (pickle.dumps, copy.copy, copy.deepcopy):
    try:
        act(client)
        raise SystemExit("it was copied")
    except TypeError as error:
        print(error)

def mistyped(**_):
    rialto_relay.RialtoRelay(os.environ["MISTYPED"])

def frames_of(error):
    """Whatever a frame of the client holds."""
    while error is not None:
        trace = error.__traceback__
        while trace is not None:
            if trace.tb_frame.f_code.co_filename.endswith(("rialto_relay.py", "client.py", "socket.py", "ssl.py")):
                yield from trace.tb_frame.f_locals.items()
            trace = trace.tb_next
        error = error.__context__

for act in (client.deliver, client.deliver, lambda **given: client.deliver(**{**given, "source": ""}), mistyped):
    try:
        act(**delivery)
    except rialto_relay.RialtoRelayError as error:
        print(repr(error))
        if error.code == "delivery_failed":
            assert error.receipt["id"] == "dlv_1" and pickle.loads(pickle.dumps(error)).receipt == error.receipt
        traceback.print_exc()
        names = [name for name, value in frames_of(error) if os.environ["KEY"][:40] in repr(value)]
        assert names == [], names
print("the whole was shown")
`;
