/** 1 at the code of each character that belongs; other codes read as undefined or 0. */
export type CharacterTable = Uint8Array;

/** A run of characters in a key. `exact` means that a longer run is something else. */
export interface KeyPart {
  readonly characters: CharacterTable;
  readonly min: number;
  readonly max: number;
  readonly exact?: true;
}

/** How keys of one issuer look: a prefix, then parts with a dot between them. */
export interface KeyFormat {
  readonly kind: string;
  readonly prefix: string;
  readonly parts: readonly KeyPart[];
  /**
   * What tells a key from a placeholder: its form alone, varied characters, those with small and
   * capital letters, or those with either both cases or digits.
   */
  readonly proof: 'form' | 'varied' | 'cased' | 'random';
}

const digits = '0123456789';
const small = 'abcdefghijklmnopqrstuvwxyz';
const capitals = small.toUpperCase();
const hex = codes(`${digits}abcdef`);
const alphanumeric = codes(digits + small + capitals);
const token = codes(`${digits}${small}${capitals}_-`);
const underscored = codes(`${digits}${small}${capitals}_`);
const hyphenated = codes(`${digits}${small}${capitals}-`);
const base64 = codes(`${digits}${small}${capitals}+/=_-`);
const capitalDigits = codes(capitals + digits);

/** Characters of a key that are looked at when nothing limits its length. */
const readMax = 128;

/** Public documentation of each issuer; the ones whose form alone distinguishes them from text. */
export const keyFormats: readonly KeyFormat[] = [
  key('a Stripe key', 'sk_live_', atLeast(alphanumeric, 16)),
  key('a Stripe key', 'rk_live_', atLeast(alphanumeric, 16)),
  { kind: 'a Rialto credential', prefix: 'rk_', parts: [atLeast(token, 43)], proof: 'form' },
  { kind: 'a Rialto relay key', prefix: 'rlk_live_', parts: [atLeast(alphanumeric, 24)], proof: 'form' },
  key('a webhook secret', 'whsec_', atLeast(base64, 24)),
  { kind: 'an AWS access key', prefix: 'AKIA', parts: [exactly(capitalDigits, 16)], proof: 'varied' },
  { kind: 'an AWS access key', prefix: 'ASIA', parts: [exactly(capitalDigits, 16)], proof: 'varied' },
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
  { kind: 'an Anthropic key', prefix: 'sk-ant-', parts: [atLeast(token, 32)], proof: 'cased' },
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
  return { kind, prefix, parts, proof: 'random' };
}

function atLeast(characters: CharacterTable, min: number): KeyPart {
  return { characters, min, max: readMax };
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
