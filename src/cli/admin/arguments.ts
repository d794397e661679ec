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

/** Command-line usage of an action: required properties are positional, the others options. */
export function usageOf(operation: AdminOperation): string {
  const { positionals, options, required } = shapeOf(operation);
  const positionalTexts = positionals.map((name) => `<${optionText(operation, name)}>`);
  const requiredProperties = options.filter((name) => required.has(name) && name !== 'module');
  const optional = options.filter((name) => !requiredProperties.includes(name));
  const formattedOptions = (name: string) => `--${name}=<${optionText(operation, name)}>`;
  return [
    operation.name,
    ...positionalTexts,
    ...requiredProperties.map(formattedOptions),
    ...optional.map((name) => `[${formattedOptions(name)}]`),
  ].join(' ');
}

/**
 * Parses the arguments of an action into its input. Whole numbers, true and false are converted; the schema validates
 * the rest. Throws UsageError; unknown options throw the error of parseArgs.
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
  const isPositional = (name: string) => required.has(name) && name !== 'module' && name !== 'reason';
  const names = Object.keys(properties);
  return {
    properties,
    required,
    positionals: names.filter(isPositional),
    options: names.filter((name) => !isPositional(name)),
  };
}

function optionText(operation: AdminOperation, name: string): string {
  const property = shapeOf(operation).properties[name];
  return property?.enum?.join('|') ?? (property?.type === 'integer' ? 'number' : name);
}

function readValue(property: Property | undefined, value: string): unknown {
  if (property?.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return property?.type === 'integer' && /^\d{1,15}$/.test(value) ? Number(value) : value;
}
