export type NameReason = 'name_malformed' | 'name_trailing_dot' | 'name_single_label' | 'name_special_use';

const nameCharactersMax = 253;
const labelPattern = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const subdomainLabelPattern = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
const registeredDomainLabelCount = 2;

/**
 * Whether a lowercase name has the syntax of a host name (RFC 1123 2.1), with one label or more. Underscores are
 * allowed before the last two labels (RFC 2181 11), because DNS, browsers and certificates support such hosts.
 */
export function isHostName(name: string): boolean {
  const labels = name.split('.');
  const subdomainLabelCount = labels.length - registeredDomainLabelCount;
  const isLabel = (text: string, index: number) =>
    (index < subdomainLabelCount ? subdomainLabelPattern : labelPattern).test(text);
  return name.length <= nameCharactersMax && labels.every(isLabel);
}

/**
 * Reason why a lowercase name cannot be a public host name, or null. A trailing dot is refused because certificates
 * and caches treat it as a different name. Single labels and special-use names are refused because a local resolver
 * may resolve them.
 */
export function nameFault(name: string): NameReason | null {
  if (name.endsWith('.')) return 'name_trailing_dot';
  if (!isHostName(name)) return 'name_malformed';
  if (!name.includes('.')) return isSpecialUse(name) ? 'name_special_use' : 'name_single_label';
  return isSpecialUse(name) ? 'name_special_use' : null;
}

/** Whether the host would be parsed as an IP address: its last label is a number (WHATWG URL, 3.5). */
export function isAddressSpelling(host: string): boolean {
  const lastLabel = host.replace(/\.$/, '').split('.').at(-1) ?? '';
  return /^(\d+|0x[0-9a-f]*)$/i.test(lastLabel);
}

/** RFC 6761 and its registry; RFC 6762 appendix G; ICANN's name collisions and `.internal` (2024). */
const specialUseDomains = [
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
  return specialUseDomains.includes(name.slice(name.lastIndexOf('.') + 1));
}
