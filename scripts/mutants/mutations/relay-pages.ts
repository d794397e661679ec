import type { Mutant } from '../mutant.ts';

const assets = 'src/relay/pages/assets';
const relayJourney = 'test/browser/relay-journey.test.ts';
const relayPagesTest = 'test/browser/relay-pages.test.ts';
const relayVerifier = 'test/browser/relay-verifier.test.ts';
const relayAccount = 'test/browser/relay-account.test.ts';

/** Mutations of the relay's pages. */
export const relayPages: readonly Mutant[] = [
  {
    name: 'relay-page-key-stored',
    breaks: 'The console stores the key beyond the life of the page.',
    file: `${assets}/relay-session.js`,
    symbol: 'setApiKey',
    find: 'trim();',
    replace: `trim();
  sessionStorage.setItem('key', key);`,
    tests: [relayJourney],
  },
  {
    name: 'relay-page-key-in-field',
    breaks: 'The field shows the key again once the console is closed.',
    file: `${assets}/sign-in.js`,
    symbol: 'openSignIn',
    find: `keyInput.value = '';
      shareKey`,
    replace: 'shareKey',
    tests: [relayJourney],
  },
  {
    name: 'relay-page-not-cleared-on-sign-out',
    breaks: 'Signing out does not clear the contents of the console.',
    file: `${assets}/console.js`,
    symbol: 'signIn',
    find: 'clearDeliveries();',
    replace: '',
    tests: [relayJourney],
  },
  {
    name: 'relay-page-late-response-shown',
    breaks: 'The console shows a response that arrives after signing out.',
    file: `${assets}/relay-session.js`,
    symbol: 'call',
    find: '!== signInCount',
    replace: '=== null',
    tests: [relayPagesTest],
  },
  {
    name: 'relay-page-trial-key-in-url',
    breaks: 'The key of a trial is in a URL, which the browser history stores.',
    file: `${assets}/code-forms.js`,
    symbol: 'openCodeForms',
    find: 'keySection.focus();',
    replace: `keySection.focus();
  history.replaceState(null, '', \`#\${response.api_key}\`);`,
    tests: [relayJourney],
  },
  {
    name: 'relay-page-unescaped',
    breaks: 'Text of others is not escaped in the console.',
    file: 'src/core/interfaces/pages/assets/element.js',
    symbol: 'element',
    find: 'return',
    replace: `if (children.length === 1 && typeof children[0] === "string") result.innerHTML = children[0];
  return`,
    tests: [relayPagesTest],
  },
  {
    name: 'relay-page-hidden-secret-stays',
    breaks: 'Hiding a signing secret does not remove it from the page.',
    file: `${assets}/signing-secret.js`,
    symbol: 'signingSecret',
    find: 'replaceChildren',
    replace: 'append',
    tests: [relayPagesTest],
  },
  {
    name: 'relay-page-unconfirmed',
    breaks: 'The removal of an account needs no confirmation.',
    file: `${assets}/console-account.js`,
    symbol: 'actionForm',
    find: '= confirm === undefined ? null',
    replace: "= confirm !== '' ? null",
    tests: [relayAccount],
  },
  {
    name: 'relay-page-cacheable',
    breaks: 'Pages that handle keys can be cached.',
    file: 'src/core/interfaces/pages/page.ts',
    symbol: 'sendPage',
    find: 'page.noStore === true',
    replace: 'page.noStore === undefined',
    tests: [relayPagesTest],
  },
  {
    name: 'relay-page-foreign-origin',
    breaks: 'Pages of other origins can read pages of the relay.',
    file: 'src/relay/pages/open-pages.ts',
    symbol: 'openPages',
    find: 'true',
    replace: 'false',
    tests: [relayPagesTest],
  },
  {
    name: 'relay-page-without-tls',
    breaks: 'A page loaded without TLS has a field for the key.',
    file: `${assets}/sign-in.js`,
    symbol: 'openSignIn',
    find: '!isSecureContext',
    replace: 'isSecureContext === null',
    tests: [relayPagesTest],
  },
  {
    name: 'relay-page-verdict-always-valid',
    breaks: 'The verifier reports every receipt as valid.',
    file: `${assets}/receipt-verdict.js`,
    symbol: 'verdictItem',
    find: '.fault]',
    replace: '.none]',
    tests: [relayVerifier],
  },
  {
    name: 'relay-page-missing-receipt-ignored',
    breaks: 'The verifier does not detect that a receipt is missing.',
    file: 'sdk/rialto-relay.mjs',
    symbol: 'chainSummary',
    find: 'chains === 1',
    replace: 'chains > 0',
    tests: [relayVerifier],
  },
  {
    name: 'relay-page-lead-not-compared',
    breaks: 'The verifier does not compare the receipt with the entered lead.',
    file: `${assets}/verify.js`,
    symbol: 'comparisonInput',
    find: '{ delivery: parseLead(lead) }',
    replace: '{ other: parseLead(lead) }',
    tests: [relayVerifier],
  },
];
