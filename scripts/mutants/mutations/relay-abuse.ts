import type { Mutant } from '../mutant.ts';

const mailAddress = 'src/relay/accounts/rules/mail-address.ts';
const mailAddresses = 'test/relay/rules/mail-address.test.ts';

/** Mutations of the limits of the relay: trials, time, memory and access to data. */
export const relayAbuse: readonly Mutant[] = [
  {
    name: 'relay-abuse-domain-spelled-otherwise',
    breaks: 'One mailbox has a trial for every way to write the dot of its domain.',
    file: mailAddress,
    symbol: 'normalDomain',
    find: 'domainToASCII',
    replace: 'foldedMailAddress',
    tests: [mailAddresses],
  },
  {
    name: 'relay-abuse-folded-before-split',
    breaks: 'A full-width @ in a domain changes the mail address.',
    file: mailAddress,
    symbol: 'normalMailAddress',
    find: '.lastIndexOf',
    replace: ".normalize('NFKC').lastIndexOf",
    tests: [mailAddresses],
  },
  {
    name: 'relay-abuse-interim-answers',
    breaks: 'A destination keeps the process at work with interim responses without end.',
    file: 'src/relay/outbound/https-exchange.ts',
    symbol: 'Exchange.#countBytes',
    find: 'bytesReceived +',
    replace: 'bytesReceived',
    tests: ['test/relay/outbound/responses.test.ts'],
  },
  {
    name: 'relay-abuse-look-up-timed',
    breaks: 'The duration of a lookup reveals whether an internal name exists.',
    file: 'src/relay/deliveries/run/attempt.ts',
    symbol: 'DeliveryAttempt.run',
    find: 'isNameNotUsable(response) ? await this.#nameNotUsable() :',
    replace: '',
    tests: ['test/relay/delivery/outcomes.test.ts'],
  },
  {
    name: 'relay-abuse-countless-waiters',
    breaks: 'Requests that wait for one delivery fill the memory.',
    file: 'src/relay/deliveries/run/joined-requests.ts',
    symbol: 'JoinedRequests.wait',
    find: '>= this.#max',
    replace: '< 0',
    tests: ['test/relay/delivery/concurrent-requests.test.ts'],
  },
  {
    name: 'relay-abuse-list-of-everything',
    breaks: 'A filter that nothing passes reads all that an account ever sent.',
    file: 'src/relay/deliveries/store/deliveries.ts',
    symbol: 'listDeliveries',
    find: "if (edge !== undefined) query = query.where('n', '>=', edge.n);",
    replace: '',
    tests: ['test/relay/delivery/lists.test.ts'],
  },
  {
    name: 'relay-abuse-health-unlimited',
    breaks: 'One key keeps the process at work by asking for its destination statistics.',
    file: 'src/relay/module.ts',
    symbol: 'limitListDestinations',
    find: 'list_destinations',
    replace: 'list_destination',
    tests: ['test/relay/destinations/order-of-checks.test.ts'],
  },
  {
    name: 'relay-abuse-event-of-the-language',
    breaks: 'An event whose subscription is called like a member of every object fails for ever.',
    file: 'src/relay/billing/rules/stripe-events.ts',
    symbol: 'text',
    find: '&& !(value in Object.prototype)',
    replace: '',
    tests: ['test/relay/rules/stripe-events.test.ts'],
  },
  {
    name: 'relay-abuse-deep-document',
    breaks: 'A document of countless levels brings the receipt verifier down.',
    file: 'src/relay/pages/assets/receipt-files.js',
    symbol: 'candidatesOf',
    find: '> depthMax',
    replace: '< 0',
    tests: ['test/browser/relay-verifier.test.ts'],
  },
];
