import type { IncomingMessage } from 'node:http';
import type { TObject } from 'typebox';
import { isRefusal, type Refusal } from '../../base/refusal.ts';
import { refuseInput } from '../../operation/errors.ts';

/** Query string of a URL: everything after the first question mark. */
export function queryOf({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const index = url.indexOf('?');
  return index === -1 ? '' : url.slice(index + 1);
}

/** Refuses a query string that is not valid percent-encoded UTF-8. */
export function refuseQueryEncoding(query: string): Refusal | null {
  const isValid = query.split('&').every((pair) => decodePair(pair).every((text) => text !== null));
  return isValid ? null : refuseInput('', 'encoding', 'The query string is not valid percent-encoded UTF-8.');
}

/**
 * Parses a query string into input with the types of the schema. Repeated names, invalid percent-encoding and values of
 * the wrong type are refused; an empty value is the default. Unknown names are kept, so that the schema refuses them.
 */
export function readQueryInput(query: string, schema: TObject): Record<string, unknown> | Refusal {
  const input = new Map<string, unknown>();
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const [name, value] = decodePair(pair);
    if (name === null || value === null)
      return refuseInput('', 'encoding', 'The query string is not valid percent-encoded UTF-8.');
    if (input.has(name)) return refuseInput('', 'repeated', 'A query parameter is given twice.');
    const typedValue = readValue(name, value, schema);
    if (isRefusal(typedValue)) return typedValue;
    input.set(name, typedValue);
  }
  const pairs = [...input].filter(([name, value]) => value !== '' || !Object.hasOwn(schema.properties, name));
  // Object.fromEntries creates own properties also for names such as __proto__, which the schema then refuses.
  return Object.fromEntries(pairs);
}

function decodePair(pair: string): [string | null, string | null] {
  const index = pair.indexOf('=');
  const name = index === -1 ? pair : pair.slice(0, index);
  const value = index === -1 ? '' : pair.slice(index + 1);
  return [decode(name), decode(value)];
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

function readValue(name: string, value: string, schema: TObject): unknown {
  const type = Object.hasOwn(schema.properties, name) ? (schema.properties[name] as { type?: string }).type : undefined;
  if (value === '') return '';
  if (type === 'integer')
    return /^\d{1,16}$/.test(value)
      ? Number(value)
      : refuseInput(`/${name}`, 'type', `/${name} must be a whole number.`);
  if (type === 'boolean')
    return value === 'true'
      ? true
      : value === 'false'
        ? false
        : refuseInput(`/${name}`, 'type', `/${name} must be true or false.`);
  return value;
}
