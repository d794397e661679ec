/** Set of ASCII characters as a table: 1 at the codes of its characters. */
export type CharacterTable = Uint8Array;

/** Segment of a key between its dots. With `refusesLongerRuns`, more than `charactersMax` characters do not match. */
export interface KeySegment {
  readonly characters: CharacterTable;
  readonly charactersMin: number;
  readonly charactersMax: number;
  readonly refusesLongerRuns?: true;
}

/** Key format of an issuer: a prefix, then segments separated by dots. */
export interface KeyFormat {
  readonly kind: string;
  readonly prefix: string;
  readonly segments: readonly KeySegment[];
  /**
   * Check that distinguishes a key from a placeholder. `format`: the format alone. `varied`: enough distinct characters.
   * `cased`: also both letter cases. `random`: also both letter cases or a digit.
   */
  readonly placeholderCheck: 'format' | 'varied' | 'cased' | 'random';
}

const digits = '0123456789';
const lowercase = 'abcdefghijklmnopqrstuvwxyz';
const uppercase = lowercase.toUpperCase();
const hex = characterTable(`${digits}abcdef`);
const alphanumeric = characterTable(digits + lowercase + uppercase);
const base64url = characterTable(`${digits}${lowercase}${uppercase}_-`);
const alphanumericOrUnderscore = characterTable(`${digits}${lowercase}${uppercase}_`);
const alphanumericOrHyphen = characterTable(`${digits}${lowercase}${uppercase}-`);
const anyBase64 = characterTable(`${digits}${lowercase}${uppercase}+/=_-`);
const uppercaseDigits = characterTable(uppercase + digits);

/** Characters that are compared in a segment of unlimited length. */
const unlimitedSegmentCharactersMax = 128;

/** Formats of keys that are distinguishable from text, from the public documentation of their issuers. */
export const keyFormats: readonly KeyFormat[] = [
  key('a Stripe key', 'sk_live_', atLeast(alphanumeric, 16)),
  key('a Stripe key', 'rk_live_', atLeast(alphanumeric, 16)),
  { kind: 'a Rialto credential', prefix: 'rk_', segments: [atLeast(base64url, 43)], placeholderCheck: 'format' },
  {
    kind: 'a Rialto relay key',
    prefix: 'rlk_live_',
    segments: [atLeast(alphanumeric, 24)],
    placeholderCheck: 'format',
  },
  key('a webhook secret', 'whsec_', atLeast(anyBase64, 24)),
  { kind: 'an AWS access key', prefix: 'AKIA', segments: [exactly(uppercaseDigits, 16)], placeholderCheck: 'varied' },
  { kind: 'an AWS access key', prefix: 'ASIA', segments: [exactly(uppercaseDigits, 16)], placeholderCheck: 'varied' },
  ...['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'].map((prefix) => key('a GitHub token', prefix, atLeast(alphanumeric, 36))),
  key('a GitHub token', 'github_pat_', atLeast(alphanumericOrUnderscore, 36)),
  key('a GitLab token', 'glpat-', atLeast(base64url, 20)),
  ...['xoxa-', 'xoxb-', 'xoxe-', 'xoxp-', 'xoxr-', 'xoxs-', 'xapp-'].map((prefix) =>
    key('a Slack token', prefix, atLeast(alphanumericOrHyphen, 24)),
  ),
  key('a Google API key', 'AIza', exactly(base64url, 35)),
  key('an OpenAI key', 'sk-proj-', atLeast(base64url, 32)),
  key('an OpenAI key', 'sk-svcacct-', atLeast(base64url, 32)),
  key('an OpenAI key', 'sk-admin-', atLeast(base64url, 32)),
  { kind: 'an Anthropic key', prefix: 'sk-ant-', segments: [atLeast(base64url, 32)], placeholderCheck: 'cased' },
  key('an OpenRouter key', 'sk-or-v1-', atLeast(alphanumeric, 32)),
  key('an API key', 'sk-', atLeast(alphanumeric, 32)),
  key('an npm token', 'npm_', exactly(alphanumeric, 36)),
  key('a PyPI token', 'pypi-AgE', atLeast(base64url, 50)),
  key('a Hugging Face token', 'hf_', exactly(alphanumeric, 34)),
  key('a DigitalOcean token', 'dop_v1_', exactly(hex, 64)),
  key('a Shopify token', 'shpat_', exactly(hex, 32)),
  key('a Twilio key', 'SK', exactly(hex, 32)),
  key('a SendGrid key', 'SG.', exactly(base64url, 22), exactly(base64url, 43)),
  key('a signed token (JWT)', 'eyJ', upTo(base64url, 10, 512), upTo(base64url, 10, 4_096), atLeast(base64url, 10)),
];

/** A key format with the placeholder check `random`. */
function key(kind: string, prefix: string, ...segments: KeySegment[]): KeyFormat {
  return { kind, prefix, segments, placeholderCheck: 'random' };
}

function atLeast(characters: CharacterTable, charactersMin: number): KeySegment {
  return { characters, charactersMin, charactersMax: unlimitedSegmentCharactersMax };
}

function upTo(characters: CharacterTable, charactersMin: number, charactersMax: number): KeySegment {
  return { characters, charactersMin, charactersMax, refusesLongerRuns: true };
}

function exactly(characters: CharacterTable, length: number): KeySegment {
  return { characters, charactersMin: length, charactersMax: length, refusesLongerRuns: true };
}

function characterTable(characters: string): CharacterTable {
  const table = new Uint8Array(128);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}
