import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import fastJson from 'fast-json-stringify';
import type { TSchema } from 'typebox';
import type { Fault, Refusal } from '../base/refusal.ts';
import { refuse } from '../base/refusal.ts';
import { linkFault, textFault } from '../base/text.ts';
import { invalidInput, unknownProperty } from './errors.ts';

const faultsShownMax = 20;

/** Formats say in a schema what a pattern cannot: the text rules of core/base/text.ts. */
const formats = {
  'single-line': (value: string) => textFault(value, 'line') === null,
  'multi-line': (value: string) => textFault(value, 'multiline') === null,
  uri: (value: string) => linkFault(value) === null,
  'uri-or-empty': (value: string) => value === '' || linkFault(value) === null,
  'date-time': isDateTime,
};

// No coercion and nothing stripped: what the caller sent is what is judged. Lengths count code points.
const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  useDefaults: true,
  strict: true,
  strictTypes: false,
  formats,
  keywords: ['discriminator'],
});

export type Validate = (input: unknown) => Refusal | null;

/** Compiles a check that fills in defaults in place and names every fault with its pointer. */
export function compileInput(schema: TSchema): Validate {
  const check = ajv.compile(schema);
  return (input) => (check(input) ? null : explain(check.errors ?? []));
}

/** Compiles a writer of JSON that leaves out whatever the schema does not declare. */
export function compileOutput(schema: TSchema): (value: unknown) => string {
  return fastJson(schema, { ajv: { formats } } as object) as (value: unknown) => string;
}

/** RFC 3339. Date.parse alone takes 31 February for 3 March. */
function isDateTime(value: string): boolean {
  const day = /^(\d{4}-\d{2}-\d{2})T/i.exec(value)?.[1] ?? '';
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return (
    !Number.isNaN(Date.parse(value)) && !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day)
  );
}

function explain(errors: readonly ErrorObject[]): Refusal {
  const unknown = errors.find((error) => error.keyword === 'additionalProperties');
  const faults = errors.slice(0, faultsShownMax).map(describe);
  if (unknown === undefined)
    return refuse(invalidInput, faults[0]?.message ?? 'The input is not valid.', { errors: faults });
  const allowed = Object.keys((unknown.parentSchema as { properties?: object } | undefined)?.properties ?? {});
  return refuse(unknownProperty, 'The input has a property that is not listed for this operation.', {
    errors: faults,
    allowed,
  });
}

function describe(error: ErrorObject): Fault {
  const pointer =
    error.keyword === 'required' ? `${error.instancePath}/${error.params['missingProperty']}` : error.instancePath;
  return { pointer, code: error.keyword, message: messageOf(error) };
}

// Property names in messages come from our schemas only; an unknown name is the caller's text and is left out.
function messageOf(error: ErrorObject): string {
  const place = error.instancePath === '' ? 'The input' : error.instancePath;
  switch (error.keyword) {
    case 'required':
      return `${place} needs the property ${error.params['missingProperty']}.`;
    case 'additionalProperties':
      return `${place} has a property that is not allowed.`;
    case 'enum':
      return `${place} must be one of: ${(error.params['allowedValues'] as unknown[]).map((value) => JSON.stringify(value)).join(', ')}.`;
    case 'format':
      return `${place} ${formatRule(String(error.params['format']))}.`;
    default:
      return `${place} ${error.message ?? 'is not valid'}.`;
  }
}

function formatRule(format: string): string {
  switch (format) {
    case 'single-line':
      return 'must be one line without control, invisible or direction-changing characters';
    case 'multi-line':
      return 'must be text without control characters (tab and line breaks are fine) or direction-changing characters';
    case 'uri':
      return 'must be an absolute http or https link with a host, without user name, blanks, backslashes or angle brackets';
    case 'uri-or-empty':
      return 'must be an absolute http or https link, or empty';
    default:
      return `must match the format ${format}`;
  }
}
