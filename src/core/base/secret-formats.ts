/** Character class as a table: 1 at the codes of its characters. */
export type CharacterTable = Uint8Array;

/** Run of characters in a key. With `exact`, a longer run does not match. */
export interface KeyPart {
  readonly characters: CharacterTable;
  readonly min: number;
  readonly max: number;
  readonly exact?: true;
}

/** Key format of an issuer: a prefix, then parts separated by dots. */
export interface KeyFormat {
  readonly kind: string;
  readonly prefix: string;
  readonly parts: readonly KeyPart[];
  /**
   * How a key is distinguished from a placeholder. `form`: by the format alone. `varied`: enough distinct characters. `cased`:
   * also both letter cases. `random`: also both cases or a digit.
   */
  readonly placeholderCheck: 'form' | 'varied' | 'cased' | 'random';
}

const digits = '0123456789';
const lowercase = 'abcdefghijklmnopqrstuvwxyz';
const uppercase = lowercase.toUpperCase();
const hex = codes(`${digits}abcdef`);
const alphanumeric = codes(digits + lowercase + uppercase);
const token = codes(`${digits}${lowercase}${uppercase}_-`);
const underscored = codes(`${digits}${lowercase}${uppercase}_`);
const hyphenated = codes(`${digits}${lowercase}${uppercase}-`);
const base64 = codes(`${digits}${lowercase}${uppercase}+/=_-`);
const uppercaseDigits = codes(uppercase + digits);

/** Maximal number of characters read for keys of unlimited length. */
const unlimitedReadMax = 128;

/** From the public documentation of the issuers; only formats that are distinguishable from text. */
export const keyFormats: readonly KeyFormat[] = [
  key('a Stripe key', 'sk_live_', atLeast(alphanumeric, 16)),
  key('a Stripe key', 'rk_live_', atLeast(alphanumeric, 16)),
  { kind: 'a Rialto credential', prefix: 'rk_', parts: [atLeast(token, 43)], placeholderCheck: 'form' },
  { kind: 'a Rialto relay key', prefix: 'rlk_live_', parts: [atLeast(alphanumeric, 24)], placeholderCheck: 'form' },
  key('a webhook secret', 'whsec_', atLeast(base64, 24)),
  { kind: 'an AWS access key', prefix: 'AKIA', parts: [exactly(uppercaseDigits, 16)], placeholderCheck: 'varied' },
  { kind: 'an AWS access key', prefix: 'ASIA', parts: [exactly(uppercaseDigits, 16)], placeholderCheck: 'varied' },
  ...['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'].map((prefix) => key('a GitHub token', prefix, atLeast(alphanumeric, 36))),
  key('a GitHub token', 'github_pat_', atLeast(underscored, 36)),
  key('a GitLab token', 'glpat-', atLeast(token, 20)),
  ...['xoxa-', 'xoxb-', 'xoxe-', 'xoxp-', 'xoxr-', 'xoxs-', 'xapp-'].map((prefix) =>
    key('a Slack token', prefix, atLeast(hyphenated, 24)),
  ),
  key('a Google API key', 'AIza', exactly(token, 35)),
  key('an OpenAI key', 'sk-proj-', atLeast(token, 32)),
  key('an OpenAI key', 'sk-svcacct-', atLeast(token, 32)),
  key('an OpenAI key', 'sk-admin-', atLeast(token, 32)),
  { kind: 'an Anthropic key', prefix: 'sk-ant-', parts: [atLeast(token, 32)], placeholderCheck: 'cased' },
  key('an OpenRouter key', 'sk-or-v1-', atLeast(alphanumeric, 32)),
  key('an API key', 'sk-', atLeast(alphanumeric, 32)),
  key('an npm token', 'npm_', exactly(alphanumeric, 36)),
  key('a PyPI token', 'pypi-AgE', atLeast(token, 50)),
  key('a Hugging Face token', 'hf_', exactly(alphanumeric, 34)),
  key('a DigitalOcean token', 'dop_v1_', exactly(hex, 64)),
  key('a Shopify token', 'shpat_', exactly(hex, 32)),
  key('a Twilio key', 'SK', exactly(hex, 32)),
  key('a SendGrid key', 'SG.', exactly(token, 22), exactly(token, 43)),
  key('a signed token (JWT)', 'eyJ', upTo(token, 10, 512), upTo(token, 10, 4_096), atLeast(token, 10)),
];

function key(kind: string, prefix: string, ...parts: KeyPart[]): KeyFormat {
  return { kind, prefix, parts, placeholderCheck: 'random' };
}

function atLeast(characters: CharacterTable, min: number): KeyPart {
  return { characters, min, max: unlimitedReadMax };
}

function upTo(characters: CharacterTable, min: number, max: number): KeyPart {
  return { characters, min, max, exact: true };
}

function exactly(characters: CharacterTable, length: number): KeyPart {
  return { characters, min: length, max: length, exact: true };
}

function codes(characters: string): CharacterTable {
  const table = new Uint8Array(128);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}
