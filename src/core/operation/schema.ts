import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import fastJson from 'fast-json-stringify';
import type { TSchema } from 'typebox';
import { linkFault, uriFault, uriSchemes } from '../base/link.ts';
import { patternDescription } from '../base/patterns.ts';
import type { InputFault, Refusal } from '../base/refusal.ts';
import { refuse } from '../base/refusal.ts';
import { findSecret } from '../base/secrets.ts';
import { findTextFault } from '../base/text.ts';
import { invalidInput, unknownProperty } from './errors.ts';
import { errorsOfClosestBranches } from './union-errors.ts';

const reportedFaultsMax = 20;

/** JSON Schema formats for the text rules of core/base/text.ts. */
const formats = {
  'single-line': (value: string) => findTextFault(value, 'line') === null,
  'multi-line': (value: string) => findTextFault(value, 'multiline') === null,
  uri: (value: string) => uriFault(value) === null,
  'uri-or-empty': (value: string) => value === '' || uriFault(value) === null,
  'uri-http': (value: string) => linkFault(value) === null,
  'date-time': isDateTime,
};

// Without type coercion and removal of properties. Lengths count code points. A test checks the schemas against the
// meta-schema, whose compilation would take 45 ms of each start.
const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  useDefaults: true,
  strict: true,
  strictTypes: false,
  meta: false,
  validateSchema: false,
  formats,
  keywords: ['discriminator'],
});

/** Properties of the input that are not in the request body. */
export interface InputLocations {
  /** Header by property; error messages name the header. */
  readonly headers: Readonly<Record<string, string>>;
  /** Properties set by the path. */
  readonly path: readonly string[];
}

export type Validate = (input: unknown, locations?: InputLocations) => Refusal | null;

const bodyOnly: InputLocations = { headers: {}, path: [] };

/** Compiles a validator that sets defaults in place and reports every fault with its JSON Pointer. */
export function compileInput(schema: TSchema): Validate {
  const validate = ajv.compile(schema);
  return (input, locations = bodyOnly) =>
    validate(input) ? null : toRefusal(errorsOfClosestBranches(validate.errors ?? []), locations);
}

/** Compiles a JSON serializer that omits properties the schema does not declare. */
export function compileOutput(schema: TSchema): (value: unknown) => string {
  return fastJson(schema, { ajv: { formats } } as object) as (value: unknown) => string;
}

const rfc3339 = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/i;

/** Date.parse alone accepts a time without zone and reads 31 February as 3 March. */
function isDateTime(value: string): boolean {
  const day = rfc3339.exec(value)?.[1] ?? '';
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return (
    !Number.isNaN(Date.parse(value)) && !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day)
  );
}

function toRefusal(errors: readonly ErrorObject[], locations: InputLocations): Refusal {
  const unknownPropertyError = errors.find((error) => error.keyword === 'additionalProperties');
  // A value that matches neither pattern nor format is reported once, by its pattern, which is more specific.
  const pathsOfPatternErrors = new Set(errors.filter(isPatternError).map(({ instancePath }) => instancePath));
  const faults = errors
    .filter(({ keyword }) => keyword !== 'propertyNames')
    .filter(({ keyword, instancePath }) => keyword !== 'format' || !pathsOfPatternErrors.has(instancePath))
    .slice(0, reportedFaultsMax)
    .map((error) => toInputFault(error, locations));
  if (unknownPropertyError === undefined)
    return refuse(invalidInput, faults[0]?.message ?? 'The input is not valid.', { errors: faults });
  const allowed = allowedProperties(unknownPropertyError, locations);
  const name = unknownPropertyName(unknownPropertyError);
  const propertyPhrase = name === null ? 'a property that is not listed' : `the property ${name}, which is not listed`;
  const allowedSentence = allowed.length === 0 ? 'No property is allowed.' : `Allowed: ${allowed.join(', ')}.`;
  return refuse(unknownProperty, `The input has ${propertyPhrase} for this operation. ${allowedSentence}`, {
    errors: faults,
    allowed,
  });
}

function isPatternError({ keyword }: ErrorObject): boolean {
  return keyword === 'pattern';
}

/** Allowed properties of the object with the unknown property; for the input itself only those of the body. */
function allowedProperties({ parentSchema, instancePath }: ErrorObject, { headers, path }: InputLocations): string[] {
  const names = Object.keys((parentSchema as { properties?: object } | undefined)?.properties ?? {});
  return instancePath === '' ? names.filter((name) => !(name in headers) && !path.includes(name)) : names;
}

function toInputFault(error: ErrorObject, { headers }: InputLocations): InputFault {
  const pointer =
    error.keyword === 'required' ? `${error.instancePath}/${error.params['missingProperty']}` : error.instancePath;
  const unknownName = error.keyword === 'additionalProperties' ? unknownPropertyName(error) : null;
  if (unknownName !== null) return unknownPropertyFault(error, unknownName);
  if (error.propertyName !== undefined) return propertyNameFault(error, error.propertyName);
  const header = headers[pointer.slice(1)];
  if (header !== undefined && error.keyword === 'required')
    return { pointer, code: error.keyword, message: `The header ${header} is missing.` };
  const subject = header === undefined ? error.instancePath || 'The input' : `The header ${header}`;
  return { pointer, code: error.keyword, message: messageOf(error, subject) };
}

function unknownPropertyFault({ keyword, instancePath }: ErrorObject, name: string): InputFault {
  const pointer = `${instancePath}/${name}`;
  return { pointer, code: keyword, message: `${pointer} is not a property of ${instancePath || 'the input'}.` };
}

/** Fault of the name of a property. */
function propertyNameFault(error: ErrorObject, name: string): InputFault {
  const repeatableName = nameIfRepeatable(name);
  const subject = `${repeatableName === null ? 'A name' : `The name ${repeatableName}`} in ${error.instancePath || 'the input'}`;
  return { pointer: error.instancePath, code: error.keyword, message: messageOf(error, subject) };
}

function unknownPropertyName({ params }: ErrorObject): string | null {
  return nameIfRepeatable(String(params['additionalProperty']));
}

/** The name, which is text of the caller, if an error may repeat it: a short identifier and no credential. */
function nameIfRepeatable(name: string): string | null {
  return /^[A-Za-z][A-Za-z_]{0,31}$/.test(name) && findSecret(name) === null ? name : null;
}

function messageOf(error: ErrorObject, subject: string): string {
  switch (error.keyword) {
    case 'required':
      return `${subject} needs the property ${error.params['missingProperty']}.`;
    case 'anyOf':
      return unionMessage(error.params, subject);
    case 'additionalProperties':
      return `${subject} has a property that is not allowed.`;
    case 'enum':
      return `${subject} must be one of: ${(error.params['allowedValues'] as unknown[]).map((value) => JSON.stringify(value)).join(', ')}.`;
    case 'const':
      return `${subject} must be ${JSON.stringify(error.params['allowedValue'])}.`;
    case 'minimum':
    case 'maximum':
      return `${subject} ${rangeRule(error)}.`;
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
    case 'maxProperties':
      return `${subject} must have at ${sizeRule(error)}.`;
    case 'type':
      return `${subject} must be ${typeNames[String(error.params['type'])] ?? error.params['type']}.`;
    case 'pattern': {
      const allowed = patternDescription(String(error.params['pattern']));
      return `${subject} must be ${allowed ?? 'in the documented format'}.`;
    }
    case 'format':
      return `${subject} ${formatRule(String(error.params['format']))}.${textFaultLocation(error)}`;
    default:
      return `${subject} ${error.message ?? 'is not valid'}.`;
  }
}

function unionMessage({ missing, types }: ErrorObject['params'], subject: string): string {
  if (missing !== undefined) return `${subject} needs at least one of: ${(missing as string[]).join(', ')}.`;
  if (types === undefined) return `${subject} does not match any allowed format.`;
  return `${subject} must be ${(types as string[]).map((type) => typeNames[type] ?? type).join(' or ')}.`;
}

/** Position of the first character that breaks the text rules, as a sentence; empty when there is none. */
function textFaultLocation({ params, data }: ErrorObject): string {
  if (typeof data !== 'string') return '';
  const fault = findTextFault(data, params['format'] === 'multi-line' ? 'multiline' : 'line');
  return fault === null ? '' : ` ${fault.location}`;
}

function rangeRule({ parentSchema, message }: ErrorObject): string {
  const { minimum, maximum } = (parentSchema ?? {}) as { minimum?: number; maximum?: number };
  const isBounded = minimum !== undefined && maximum !== undefined;
  return isBounded ? `must be from ${minimum} to ${maximum}` : (message ?? 'is not valid');
}

const typeNames: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  string: 'text',
  array: 'a list',
  object: 'an object',
};

function sizeRule({ keyword, params }: ErrorObject): string {
  const limit = Number(params['limit']);
  const unit = { Length: 'character', Items: 'item', Properties: 'member' }[keyword.slice(3)] ?? 'item';
  return `${keyword.startsWith('min') ? 'least' : 'most'} ${limit} ${unit}${limit === 1 ? '' : 's'}`;
}

function formatRule(format: string): string {
  switch (format) {
    case 'single-line':
      return 'must be one line without control, invisible or direction-changing characters';
    case 'multi-line':
      return 'must be text without control characters (tab, line breaks and ESC are fine), bidirectional embeddings or overrides';
    case 'uri-http':
      return 'must be an absolute http or https link with a host, without user name, blanks, backslashes or angle brackets';
    case 'uri':
      return `must be a URI of one of the schemes ${uriSchemes.join(', ')}, without password, blanks, backslashes or angle brackets`;
    case 'uri-or-empty':
      return `must be a URI of one of the schemes ${uriSchemes.join(', ')}, or empty`;
    case 'date-time':
      return 'must be a time as in RFC 3339, with an offset, such as 2026-01-31T12:00:00Z';
    default:
      return `must match the format ${format}`;
  }
}
