export type NameReason = 'name_malformed' | 'name_trailing_dot' | 'name_single_label' | 'name_special_use';

const nameCharactersMax = 253;
const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const labelOfSubdomain = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
const labelsOfDomain = 2;

/**
 * Whether a name in small letters has the form of a host's name (RFC 1123 2.1), with one label or
 * more. The DNS, browsers and certificates know hosts with an underscore below a registered domain
 * (RFC 2181 11); no registry has one in the last two labels.
 */
export function isHostName(name: string): boolean {
  const labels = name.split('.');
  const subdomains = labels.length - labelsOfDomain;
  const isLabel = (text: string, index: number) => (index < subdomains ? labelOfSubdomain : label).test(text);
  return name.length <= nameCharactersMax && labels.every(isLabel);
}

/**
 * Why a name in small letters cannot be one that the public DNS knows; null when it can. A dot at
 * the end is refused because certificates and caches would take it for another name; a single
 * label and the names set apart, because a local resolver may give them a meaning of its own.
 */
export function nameFault(name: string): NameReason | null {
  if (name.endsWith('.')) return 'name_trailing_dot';
  if (!isHostName(name)) return 'name_malformed';
  if (!name.includes('.')) return isSpecialUse(name) ? 'name_special_use' : 'name_single_label';
  return isSpecialUse(name) ? 'name_special_use' : null;
}

/** Whether an address would be read from a host as written: its last label is a number (WHATWG URL, 3.5). */
export function isAddressSpelling(host: string): boolean {
  const last = host.replace(/\.$/, '').split('.').at(-1) ?? '';
  return /^(\d+|0x[0-9a-f]*)$/i.test(last);
}

/** RFC 6761 and its registry; RFC 6762 appendix G; ICANN's name collisions and its `.internal` of 2024. */
const specialUse = [
  'alt',
  'arpa',
  'corp',
  'domain',
  'example',
  'exit',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'mail',
  'onion',
  'private',
  'test',
  'workgroup',
];

function isSpecialUse(name: string): boolean {
  return specialUse.includes(name.slice(name.lastIndexOf('.') + 1));
}
