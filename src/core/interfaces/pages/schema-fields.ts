import type { TSchema } from 'typebox';
import { patternDescription } from '../../base/patterns.ts';
import { type Html, html } from './html.ts';
import { inlineCode } from './inline-code.ts';

/** The subset of JSON Schema that inputs and outputs use. */
interface Shape {
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
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Shape[];
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
function inputRows({ properties = {}, required = [] }: Shape, prefix: string): Html[] {
  return Object.entries(properties).flatMap(([name, shape]) => [
    inputRow(prefix + name, shape, required.includes(name)),
    ...inputRows(shape, `${prefix}${name}.`),
  ]);
}

function inputRow(name: string, shape: Shape, isRequired: boolean): Html {
  const hasDefault = shape.default !== undefined;
  return html`<tr><th scope="row"><code>${name}</code>${isRequired && !hasDefault ? html` <span class="required">required</span>` : null}</th>
<td>${describeType(shape)}</td>
<td>${rulesOf(shape)}${hasDefault ? html`<span class="rule">default <code>${JSON.stringify(shape.default)}</code></span>` : null}${shape.description === undefined ? null : html`<span class="rule">${inlineCode(shape.description)}</span>`}</td></tr>`;
}

/** Nested list of a response's members. */
export function outputTree(schema: TSchema): Html {
  return memberList(schema);
}

function memberList(shape: Shape): Html {
  return html`<ul class="shape">${Object.entries(shape.properties ?? {}).map(([name, member]) => {
    const inner = member.items ?? nonNullOf(member) ?? member;
    return html`<li><code>${name}</code> <span class="type">${describeType(member)}</span>${valuesOf(member)}${member.description === undefined ? null : html` <span class="rule">${inlineCode(member.description)}</span>`}${
      inner.properties === undefined ? null : memberList(inner)
    }</li>`;
  })}</ul>`;
}

/** Enum values of a member or of its items. */
function valuesOf(member: Shape): Html | null {
  const { enum: values } = member.items ?? nonNullOf(member) ?? member;
  return values === undefined ? null : html` <span class="rule">${enumValues(values)}</span>`;
}

function enumValues(values: readonly unknown[]): Html {
  return html`${values.map((value, index) => html`${index > 0 ? ', ' : null}<code>${value === '' ? '(empty)' : String(value)}</code>`)}`;
}

/** The non-null schema of a nullable member; undefined for other unions. */
function nonNullOf({ anyOf = [] }: Shape): Shape | undefined {
  const others = anyOf.filter(({ type }) => type !== 'null');
  return others.length === 1 ? others[0] : undefined;
}

function describeType(shape: Shape): string {
  const nonNull = nonNullOf(shape);
  if (nonNull !== undefined) return `${describeType(nonNull)} or null`;
  const { type } = shape;
  if (shape.enum !== undefined) return 'one of';
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (type === 'array') return `list of ${shape.items === undefined ? 'values' : pluralOf(shape.items)}`;
  const text = (Array.isArray(type) ? type : [type ?? 'any value']).join(' or ');
  if (shape.format === 'date-time') return `${text} (RFC 3339 time)`;
  return shape.format === 'uri' || shape.format === 'uri-http' ? `${text} (link)` : text;
}

function pluralOf({ type, format }: Shape): string {
  if (format === 'uri') return 'links';
  return typeof type === 'string' ? `${type}s` : 'values';
}

function rulesOf(shape: Shape): Html {
  const rules: (Html | string)[] = [];
  if (shape.enum !== undefined) rules.push(enumValues(shape.enum));
  rules.push(...lengthRules(shape), ...numberRules(shape));
  const allowed = shape.pattern === undefined ? undefined : patternDescription(shape.pattern);
  if (allowed?.startsWith('text ') === true) rules.push(allowed.replace('text ', ''));
  else if (shape.pattern !== undefined) rules.push(html`<code class="pattern">${shape.pattern}</code>`);
  if (shape.format === 'single-line') rules.push('one line');
  if (shape.items !== undefined)
    rules.push(
      `at most ${shape.maxItems ?? 'any number of'} items`,
      ...lengthRules(shape.items).map((rule) => `each ${rule}`),
    );
  if (shape.items?.pattern !== undefined) rules.push(html`each <code class="pattern">${shape.items.pattern}</code>`);
  return html`${rules.map((rule) => html`<span class="rule">${rule}</span>`)}`;
}

function lengthRules({ minLength, maxLength }: Shape): string[] {
  if (maxLength === undefined) return [];
  return [
    minLength === undefined || minLength === 0
      ? `at most ${maxLength} characters`
      : `${minLength} to ${maxLength} characters`,
  ];
}

function numberRules({ minimum, maximum }: Shape): string[] {
  if (minimum === undefined) return [];
  return [
    maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? `at least ${minimum}` : `${minimum} to ${maximum}`,
  ];
}
