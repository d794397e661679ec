import { parseArgs } from 'node:util';
import type { AdminOperation } from '../../core/operation/admin/admin-operation.ts';
import { UsageError } from '../usage-error.ts';

interface Property {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly default?: unknown;
  readonly description?: string;
}

interface InputSchema {
  readonly properties: Readonly<Record<string, Property>>;
  readonly required?: readonly string[];
}

/**
 * Command-line usage of an action. Required properties are positional arguments, except `module` and `reason`; these
 * and the optional properties are options.
 */
export function usageOf(operation: AdminOperation): string {
  const { positionals, options, required } = argumentsOf(operation);
  const positionalTexts = positionals.map((name) => `<${placeholderOf(operation, name)}>`);
  const requiredOptions = options.filter((name) => required.has(name) && name !== 'module');
  const otherOptions = options.filter((name) => !requiredOptions.includes(name));
  const formatOption = (name: string) => `--${name}=<${placeholderOf(operation, name)}>`;
  return [
    operation.name,
    ...positionalTexts,
    ...requiredOptions.map(formatOption),
    ...otherOptions.map((name) => `[${formatOption(name)}]`),
  ].join(' ');
}

/** Descriptions of arguments and options, and the first example as a command, for the help of an action. */
export function describeOptions(operation: AdminOperation): string {
  const { positionals, options, properties } = argumentsOf(operation);
  const descriptionLines = [...positionals, ...options].flatMap((name) => {
    const { description } = properties[name] ?? {};
    const label = positionals.includes(name) ? `<${name}>` : `--${name}`;
    return description === undefined ? [] : [`  ${label.padEnd(14)} ${description}`];
  });
  const example = operation.examples[0]?.input ?? {};
  const exampleArguments = [
    ...positionals.map((name) => shellWord(example[name])),
    ...options.filter((name) => name in example).map((name) => `--${name}=${shellWord(example[name])}`),
  ];
  const list = descriptionLines.length === 0 ? '' : `\n\n${descriptionLines.join('\n')}`;
  return `${list}\n\nExample: ${['rialto admin', operation.name, ...exampleArguments].join(' ')}`;
}

function shellWord(value: unknown): string {
  const text = String(value);
  return /^[\w./:@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/**
 * Parses the arguments of an action into its input. Whole numbers, true and false are converted; the schema validates
 * the rest. Throws UsageError; unknown options throw the error of parseArgs.
 */
export function readInput(
  operation: AdminOperation,
  args: readonly string[],
  defaultModule: string,
): Record<string, unknown> {
  const { positionals, options, properties, required } = argumentsOf(operation);
  const parsedArguments = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
  });
  if (parsedArguments.positionals.length !== positionals.length)
    throw new UsageError(
      `${argumentFault(operation, parsedArguments.positionals)} Usage: rialto admin ${usageOf(operation)}${actionHint(operation)}`,
    );
  const values = new Map<string, string | undefined>(Object.entries(parsedArguments.values));
  const missingOption = options.find((name) => required.has(name) && name !== 'module' && !values.has(name));
  if (missingOption !== undefined)
    throw new UsageError(`The option --${missingOption} is missing. Usage: rialto admin ${usageOf(operation)}`);
  for (const [index, name] of positionals.entries()) values.set(name, parsedArguments.positionals[index]);
  if ('module' in properties && values.get('module') === undefined) values.set('module', defaultModule);
  const definedValues = [...values].filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(definedValues.map(([name, value]) => [name, readValue(properties[name], value)]));
}

function argumentFault(operation: AdminOperation, passedArguments: readonly string[]): string {
  const { positionals } = argumentsOf(operation);
  const extraArgument = passedArguments[positionals.length];
  return extraArgument === undefined
    ? `The argument <${placeholderOf(operation, positionals[passedArguments.length] as string)}> is missing.`
    : `The argument "${extraArgument}" is unexpected.`;
}

/** Hint for `restore`, which is easily confused with `restore-backup`. */
function actionHint({ name }: AdminOperation): string {
  return name === 'restore' ? ' (for a backup: rialto admin restore-backup)' : '';
}

function argumentsOf(operation: AdminOperation) {
  const { properties, required: requiredNames = [] } = operation.input as InputSchema;
  const required = new Set(requiredNames.filter((name) => properties[name]?.default === undefined));
  const isPositional = (name: string) => required.has(name) && name !== 'module' && name !== 'reason';
  const names = Object.keys(properties);
  return {
    properties,
    required,
    positionals: names.filter(isPositional),
    options: names.filter((name) => !isPositional(name)),
  };
}

function placeholderOf(operation: AdminOperation, name: string): string {
  const property = argumentsOf(operation).properties[name];
  return property?.enum?.join('|') ?? (property?.type === 'integer' ? 'number' : name);
}

function readValue(property: Property | undefined, value: string): unknown {
  if (property?.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return property?.type === 'integer' && /^\d{1,15}$/.test(value) ? Number(value) : value;
}
