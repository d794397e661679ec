import type { Mutant } from '../mutant.ts';

const emailAddress = 'src/relay/accounts/rules/email-address.ts';
const emailAddressTest = 'test/relay/rules/email-address.test.ts';

/** Mutations of the limits of the relay: trials, time, memory and access to data. */
export const relayAbuse: readonly Mutant[] = [
  {
    name: 'relay-abuse-domain-dot-variants',
    breaks: 'Unicode variants of the dot in a domain allow several trials for one mailbox.',
    file: emailAddress,
    symbol: 'normalizeDomain',
    find: 'asciiDomain',
    replace: 'foldEmailAddress',
    tests: [emailAddressTest],
  },
  {
    name: 'relay-abuse-folded-before-split',
    breaks: 'A full-width @ in a domain is accepted and changes the email address.',
    file: emailAddress,
    symbol: 'normalizeEmailAddress',
    find: '.lastIndexOf',
    replace: ".normalize('NFKC').lastIndexOf",
    tests: [emailAddressTest],
  },
  {
    name: 'relay-abuse-interim-responses-unbounded',
    breaks: 'The number of interim responses of a destination is not limited.',
    file: 'src/relay/outbound/https-exchange.ts',
    symbol: 'Exchange.#countBytes',
    find: 'bytesReceived +',
    replace: 'bytesReceived',
    tests: ['test/relay/outbound/responses.test.ts'],
  },
  {
    name: 'relay-abuse-lookup-timing',
    breaks: 'The duration of a lookup reveals whether an internal name exists.',
    file: 'src/relay/deliveries/run/attempt.ts',
    symbol: 'DeliveryAttempt.run',
    find: 'isNameNotUsable(response) ? await this.#endUnusableName() :',
    replace: '',
    tests: ['test/relay/delivery/outcomes.test.ts'],
  },
  {
    name: 'relay-abuse-joined-requests-unbounded',
    breaks: 'The number of requests that wait for one delivery is not limited.',
    file: 'src/relay/deliveries/run/joined-requests.ts',
    symbol: 'JoinedRequests.wait',
    find: '>= this.#requestsMax',
    replace: '< 0',
    tests: ['test/relay/delivery/concurrent-requests.test.ts'],
  },
  {
    name: 'relay-abuse-list-scan-unbounded',
    breaks: 'A filter without matches scans all deliveries of an account.',
    file: 'src/relay/deliveries/store/deliveries.ts',
    symbol: 'listDeliveries',
    find: "if (lastScanned !== undefined) query = query.where('n', '>=', lastScanned.n);",
    replace: '',
    tests: ['test/relay/delivery/lists.test.ts'],
  },
  {
    name: 'relay-abuse-statistics-unlimited',
    breaks: 'Requests for destination statistics are not limited per key.',
    file: 'src/relay/module.ts',
    symbol: 'limitListDestinations',
    find: 'list_destinations',
    replace: 'list_destination',
    tests: ['test/relay/destinations/order-of-checks.test.ts'],
  },
  {
    name: 'relay-abuse-prototype-subscription-id',
    breaks: 'An event whose subscription id is the name of an Object.prototype member fails permanently.',
    file: 'src/relay/billing/rules/stripe-events.ts',
    symbol: 'textOrNull',
    find: '&& !(value in Object.prototype)',
    replace: '',
    tests: ['test/relay/rules/stripe-events.test.ts'],
  },
  {
    name: 'relay-abuse-deep-document',
    breaks: 'A deeply nested document crashes the receipt verifier.',
    file: 'src/relay/pages/assets/receipt-files.js',
    symbol: 'candidatesOf',
    find: '> depthMax',
    replace: '< 0',
    tests: ['test/browser/relay-verifier.test.ts'],
  },
];
