import type { Mutant } from '../mutant.ts';

const javascript = 'sdk/rialto-relay.mjs';
const python = 'sdk/rialto_relay.py';
const badLine = 'test/relay/clients/network.test.ts';
const lists = 'test/relay/clients/vectors.test.ts';
const rules = 'test/relay/clients/same-rules.test.ts';
const secrecy = 'test/relay/clients/secrecy.test.ts';
const atRelay = 'test/relay/clients/site.test.ts';
const inBrowser = 'test/relay/clients/browser.test.ts';

/** Faults of the clients that sources of leads are given. */
export const relayClients: readonly Mutant[] = [
  {
    name: 'relay-client-follows-redirects',
    breaks: 'Whoever can answer for the relay leads a request with its key elsewhere.',
    file: javascript,
    find: "redirect: 'error'",
    replace: "redirect: 'follow'",
    tests: [badLine],
  },
  {
    name: 'relay-client-never-repeats',
    breaks: 'A lost answer is a failure, though asking again would give the receipt.',
    file: javascript,
    find: "const isLost = first.problem?.['code'] === 'unreachable';",
    replace: 'const isLost = false;',
    tests: [badLine],
  },
  {
    name: 'relay-client-repeats-refusals',
    breaks: 'A 424 is asked for again without anybody having looked at the destination.',
    file: javascript,
    find: "const isLost = first.problem?.['code'] === 'unreachable';",
    replace: 'const isLost = first.problem !== undefined;',
    tests: [badLine],
  },
  {
    name: 'relay-client-speaks-in-the-open',
    breaks: 'A client made for an address without TLS sends its key where everybody reads it.',
    file: javascript,
    find: "protocol !== 'https:' &&",
    replace: 'false &&',
    tests: [badLine],
  },
  {
    name: 'relay-client-shows-receipts',
    breaks: 'A printed error repeats the idempotency key and what the destination answered.',
    file: javascript,
    find: '{ enumerable: false }',
    replace: '{ enumerable: true }',
    tests: [secrecy],
  },
  {
    name: 'relay-client-works-in-any-page',
    breaks: 'A key is put into a page that everybody can read.',
    file: javascript,
    find: '&& !allowBrowser',
    replace: '&& allowBrowser',
    tests: [inBrowser],
  },
  {
    name: 'relay-client-takes-any-signature',
    breaks: 'A receipt whose signature is of something else passes for genuine.',
    file: javascript,
    find: "signatureBytes, bytes))) return 'signature';",
    replace: 'signatureBytes, bytes))) return null;',
    tests: [lists],
  },
  {
    name: 'relay-client-judges-names-by-halves',
    breaks: 'A name of emoji is refused at half the length that the relay takes.',
    file: javascript,
    find: '[...value].length <= max',
    replace: 'value.length <= max',
    tests: [lists, rules],
  },
  {
    name: 'relay-client-sends-user-names',
    breaks: 'A destination that carries a user name leaves the machine.',
    file: javascript,
    find: '/^https:\\/\\/[^/?@:][^/?@]*([/?]|$)/i',
    replace: '/^https:\\/\\/[^/?:][^/?]*([/?]|$)/i',
    tests: [lists],
  },
  {
    name: 'relay-client-forgets-to-replay',
    breaks: 'A replay is an ordinary request, which gets the old failure told again.',
    file: javascript,
    find: "'X-Rialto-Replay': 'true'",
    replace: "'X-Replay': 'true'",
    tests: [atRelay],
  },
  {
    name: 'relay-python-shows-its-key',
    breaks: 'Whatever lists the attributes of a client shows the key.',
    file: python,
    find: 'self.__authorize = _authorization(api_key)',
    replace:
      'self.__authorize = type("Shown", (), {"__init__": lambda s, k: setattr(s, "k", k), "__call__": lambda s, h: {**h, "Authorization": "Bearer " + s.k}, "__repr__": lambda s: s.k})(api_key)',
    tests: [secrecy],
  },
  {
    name: 'relay-python-keeps-the-key-in-its-frame',
    breaks: 'A traceback with the values of locals shows a key with a typing error.',
    file: python,
    find: '        del api_key  # some tracebacks show what a frame holds\n',
    replace: '',
    tests: [secrecy],
  },
  {
    name: 'relay-python-prints-headers',
    breaks: 'A program that traces its HTTP prints the key.',
    file: python,
    find: 'connection.set_debuglevel(0)',
    replace: 'connection.set_debuglevel(1)',
    tests: [secrecy],
  },
  {
    name: 'relay-python-waits-for-ever',
    breaks: 'A relay that answers a byte at a time holds its caller as long as it likes.',
    file: python,
    find: '        timer.start()\n',
    replace: '',
    tests: [badLine],
  },
  {
    name: 'relay-python-takes-cut-answers',
    breaks: 'An answer that was cut off counts as one.',
    file: python,
    find: 'raise http.client.IncompleteRead(body) from None',
    replace: 'return 0, _problem("invalid_answer", ""), request_id',
    tests: [badLine],
  },
  {
    name: 'relay-python-takes-two-forms-of-a-signature',
    breaks: 'A signature whose scalar is out of range passes beside the one that was made.',
    file: python,
    find: ' or s >= _L:',
    replace: ' or s < 0:',
    tests: [lists],
  },
  {
    name: 'relay-python-checks-no-chain',
    breaks: 'A receipt that was left out is not missed.',
    file: python,
    find: '_receipt_hash(previous) != receipt["previous"]',
    replace: '_receipt_hash(previous) is None',
    tests: [lists],
  },
  {
    name: 'relay-python-trusts-verdicts',
    breaks: 'A verdict is true whatever it says, as any object is.',
    file: python,
    find: '    def __bool__(self):\n        return self.ok\n',
    replace: '',
    tests: [lists],
  },
];
