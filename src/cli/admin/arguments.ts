import { parseArgs } from 'node:util';
import type { AdminOperation } from '../../core/operation/admin/admin-operation.ts';
import { UsageError } from '../usage-error.ts';

interface Property {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly default?: unknown;
}

interface InputSchema {
  readonly properties: Readonly<Record<string, Property>>;
  readonly required?: readonly string[];
}

/** What an act takes on the command line: its required properties in order, the others as options. */
export function usageOf(operation: AdminOperation): string {
  const { positionals, options, required } = shapeOf(operation);
  const places = positionals.map((name) => `<${writtenAs(operation, name)}>`);
  const needed = options.filter((name) => required.has(name) && name !== 'module');
  const optional = options.filter((name) => !needed.includes(name));
  const written = (name: string) => `--${name}=<${writtenAs(operation, name)}>`;
  return [operation.name, ...places, ...needed.map(written), ...optional.map((name) => `[${written(name)}]`)].join(' ');
}

/**
 * The input of an act as its arguments spell it. Values stay what the schema checks; only whole
 * numbers, true and false are read. Throws UsageError; an unknown option throws what parseArgs throws.
 */
export function readInput(operation: AdminOperation, args: readonly string[], module: string): Record<string, unknown> {
  const { positionals, options, properties } = shapeOf(operation);
  const parsed = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
  });
  if (parsed.positionals.length !== positionals.length) {
    throw new UsageError(`Usage: rialto admin ${usageOf(operation)}`);
  }
  const values = new Map<string, string | undefined>(Object.entries(parsed.values));
  for (const [index, name] of positionals.entries()) values.set(name, parsed.positionals[index]);
  if ('module' in properties && values.get('module') === undefined) values.set('module', module);
  const named = [...values].filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(named.map(([name, value]) => [name, readValue(properties[name], value)]));
}

function shapeOf(operation: AdminOperation) {
  const { properties, required: listed = [] } = operation.input as InputSchema;
  const required = new Set(listed.filter((name) => properties[name]?.default === undefined));
  const isPlace = (name: string) => required.has(name) && name !== 'module' && name !== 'reason';
  const names = Object.keys(properties);
  return {
    properties,
    required,
    positionals: names.filter(isPlace),
    options: names.filter((name) => !isPlace(name)),
  };
}

function writtenAs(operation: AdminOperation, name: string): string {
  const property = shapeOf(operation).properties[name];
  return property?.enum?.join('|') ?? (property?.type === 'integer' ? 'number' : name);
}

function readValue(property: Property | undefined, value: string): unknown {
  if (property?.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return property?.type === 'integer' && /^\d{1,15}$/.test(value) ? Number(value) : value;
}
