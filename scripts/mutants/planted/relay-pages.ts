import type { Mutant } from '../mutant.ts';

const assets = 'src/relay/pages/assets';
const journey = 'test/browser/relay-journey.test.ts';
const pagesTest = 'test/browser/relay-pages.test.ts';
const verifier = 'test/browser/relay-verifier.test.ts';
const account = 'test/browser/relay-account.test.ts';

/** Faults of the relay's pages: of what they keep, show and judge. */
export const relayPages: readonly Mutant[] = [
  {
    name: 'relay-page-key-stored',
    breaks: 'The console keeps the key in the browser after the page is gone.',
    file: `${assets}/relay-session.js`,
    find: '  key = text.trim();',
    replace: "  key = text.trim();\n  sessionStorage.setItem('key', key);",
    tests: [journey],
  },
  {
    name: 'relay-page-key-in-field',
    breaks: 'The field shows the key again once the console is closed.',
    file: `${assets}/key-gate.js`,
    find: "      field.value = '';\n      showProblem",
    replace: '      showProblem',
    tests: [journey],
  },
  {
    name: 'relay-page-never-forgets',
    breaks: 'What the console showed stays in the page when the key is forgotten.',
    file: `${assets}/console.js`,
    find: '    clearDeliveries();\n',
    replace: '',
    tests: [journey],
  },
  {
    name: 'relay-page-late-answer',
    breaks: 'An answer that comes after its key was forgotten is shown all the same.',
    file: `${assets}/relay-session.js`,
    find: 'if (usedKey !== key) throw',
    replace: 'if (usedKey === null) throw',
    tests: [pagesTest],
  },
  {
    name: 'relay-page-trial-key-stays',
    breaks: 'The key of a trial is in an address that the browser remembers.',
    file: `${assets}/trial.js`,
    find: '  shown.focus();',
    replace: "  shown.focus();\n  history.replaceState(null, '', `#${key}`);",
    tests: [journey],
  },
  {
    name: 'relay-page-markup',
    breaks: 'What others wrote becomes markup of the console.',
    file: 'src/core/doors/pages/assets/element.js',
    find: '  return made;',
    replace:
      '  if (children.length === 1 && typeof children[0] === "string") made.innerHTML = children[0];\n  return made;',
    tests: [pagesTest],
  },
  {
    name: 'relay-page-secret-stays',
    breaks: 'A signing secret stays in the page when it is folded away.',
    file: `${assets}/signing-secret.js`,
    find: 'else shown.replaceChildren();',
    replace: 'else shown.append();',
    tests: [pagesTest],
  },
  {
    name: 'relay-page-unconfirmed',
    breaks: 'An account is removed by one press of a button.',
    file: `${assets}/console-account.js`,
    find: 'const typed = confirm === undefined ? null',
    replace: "const typed = confirm !== '' ? null",
    tests: [account],
  },
  {
    name: 'relay-page-kept',
    breaks: 'Browsers and proxies keep pages that handle keys.',
    file: 'src/core/doors/pages/page.ts',
    find: 'if (page.noStore === true)',
    replace: 'if (page.noStore === undefined)',
    tests: [pagesTest],
  },
  {
    name: 'relay-page-foreign-origin',
    breaks: 'Pages of other origins may read those of the relay.',
    file: 'src/relay/pages/open-pages.ts',
    find: 'sameOriginOnly: true',
    replace: 'sameOriginOnly: false',
    tests: [pagesTest],
  },
  {
    name: 'relay-page-unprotected',
    breaks: 'A page that came without encryption asks for the key.',
    file: `${assets}/key-gate.js`,
    find: 'if (!isSecureContext)',
    replace: 'if (isSecureContext === null)',
    tests: [pagesTest],
  },
  {
    name: 'relay-page-verdict',
    breaks: 'The verifier calls a receipt genuine whatever was found.',
    file: `${assets}/receipt-verdict.js`,
    find: 'verdicts[verdict.fault] ??',
    replace: 'verdicts[verdict.none] ??',
    tests: [verifier],
  },
  {
    name: 'relay-page-chain',
    breaks: 'The verifier does not see that a receipt is missing.',
    file: `${assets}/receipt-verdict.js`,
    find: 'return pieces === 1',
    replace: 'return pieces > 0',
    tests: [verifier],
  },
  {
    name: 'relay-page-comparison',
    breaks: 'The verifier does not compare with the lead it was given.',
    file: `${assets}/verify.js`,
    find: '    expected.lead = ',
    replace: '    expected.other = ',
    tests: [verifier],
  },
];
