import type { TSchema } from 'typebox';
import { patternDescription } from '../../base/patterns.ts';
import { type Html, html } from './html.ts';
import { inlineCode } from './inline-code.ts';

/** The subset of JSON Schema that inputs and outputs use. */
interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly default?: unknown;
  readonly description?: string;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
}

/** Table of an operation's input properties with types and constraints. */
export function inputTable(schema: TSchema, operation: string): Html {
  const rows = inputRows(schema, '');
  if (rows.length === 0) return html`<p>An empty object: <code>{}</code>.</p>`;
  return html`<div class="table" role="region" aria-label="${`Input of ${operation}`}" tabindex="0"><table>
<thead><tr><th scope="col">Property</th><th scope="col">Type</th><th scope="col">Rules</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>`;
}

/** One row per property; nested properties are named `record.property`. */
function inputRows({ properties = {}, required = [] }: JsonSchema, prefix: string): Html[] {
  return Object.entries(properties).flatMap(([name, schema]) => [
    inputRow(prefix + name, schema, required.includes(name)),
    ...inputRows(schema, `${prefix}${name}.`),
  ]);
}

function inputRow(name: string, schema: JsonSchema, isRequired: boolean): Html {
  const hasDefault = schema.default !== undefined;
  return html`<tr><th scope="row"><code>${name}</code>${isRequired && !hasDefault ? html` <span class="required">required</span>` : null}</th>
<td>${describeType(schema)}</td>
<td>${rulesOf(schema)}${hasDefault ? html`<span class="member-note">default <code>${JSON.stringify(schema.default)}</code></span>` : null}${schema.description === undefined ? null : html`<span class="member-note">${inlineCode(schema.description)}</span>`}</td></tr>`;
}

/** Nested list of a response's members. */
export function outputTree(schema: TSchema): Html {
  return memberList(schema);
}

function memberList(schema: JsonSchema): Html {
  return html`<ul class="members">${Object.entries(schema.properties ?? {}).map(([name, member]) => {
    const memberSchema = member.items ?? nonNullOf(member) ?? member;
    return html`<li><code>${name}</code> <span class="type">${describeType(member)}</span>${valuesOf(member)}${member.description === undefined ? null : html` <span class="member-note">${inlineCode(member.description)}</span>`}${
      memberSchema.properties === undefined ? null : memberList(memberSchema)
    }</li>`;
  })}</ul>`;
}

/** Enum values of a member or of its items. */
function valuesOf(member: JsonSchema): Html | null {
  const { enum: values } = member.items ?? nonNullOf(member) ?? member;
  return values === undefined ? null : html` <span class="member-note">${enumValues(values)}</span>`;
}

function enumValues(values: readonly unknown[]): Html {
  return html`${values.map((value, index) => html`${index > 0 ? ', ' : null}<code>${value === '' ? '(empty)' : String(value)}</code>`)}`;
}

/** The non-null schema of a nullable member; undefined for other unions. */
function nonNullOf({ anyOf = [] }: JsonSchema): JsonSchema | undefined {
  const nonNullSchemas = anyOf.filter(({ type }) => type !== 'null');
  return nonNullSchemas.length === 1 ? nonNullSchemas[0] : undefined;
}

function describeType(schema: JsonSchema): string {
  const nonNullSchema = nonNullOf(schema);
  if (nonNullSchema !== undefined) return `${describeType(nonNullSchema)} or null`;
  const { type } = schema;
  if (schema.enum !== undefined) return 'one of';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (type === 'array') return `list of ${schema.items === undefined ? 'values' : pluralOf(schema.items)}`;
  const text = (Array.isArray(type) ? type : [type ?? 'any value']).join(' or ');
  if (schema.format === 'date-time') return `${text} (RFC 3339 time)`;
  return schema.format === 'uri' || schema.format === 'uri-http' ? `${text} (link)` : text;
}

function pluralOf({ type, format }: JsonSchema): string {
  if (format === 'uri') return 'links';
  return typeof type === 'string' ? `${type}s` : 'values';
}

function rulesOf(schema: JsonSchema): Html {
  const rules: (Html | string)[] = [];
  if (schema.enum !== undefined) rules.push(enumValues(schema.enum));
  rules.push(...lengthRules(schema), ...numberRules(schema));
  const allowed = schema.pattern === undefined ? undefined : patternDescription(schema.pattern);
  if (allowed?.startsWith('text ') === true) rules.push(allowed.replace('text ', ''));
  else if (schema.pattern !== undefined) rules.push(html`<code class="pattern">${schema.pattern}</code>`);
  if (schema.format === 'single-line') rules.push('one line');
  if (schema.items !== undefined)
    rules.push(
      `at most ${schema.maxItems ?? 'any number of'} items`,
      ...lengthRules(schema.items).map((rule) => `each ${rule}`),
    );
  if (schema.items?.pattern !== undefined) rules.push(html`each <code class="pattern">${schema.items.pattern}</code>`);
  return html`${rules.map((rule) => html`<span class="member-note">${rule}</span>`)}`;
}

function lengthRules({ minLength, maxLength }: JsonSchema): string[] {
  if (maxLength === undefined) return [];
  return [
    minLength === undefined || minLength === 0
      ? `at most ${maxLength} characters`
      : `${minLength} to ${maxLength} characters`,
  ];
}

function numberRules({ minimum, maximum }: JsonSchema): string[] {
  if (minimum === undefined) return [];
  return [
    maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? `at least ${minimum}` : `${minimum} to ${maximum}`,
  ];
}
