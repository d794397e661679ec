import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { canonicalJson } from '../../core/base/canonical-json.ts';
import { parseStrictJson } from '../../core/base/strict-json.ts';
import { textFault } from '../../core/base/text.ts';
import { engineEntries, findEntry } from '../engines/entries.ts';
import type { EngineEntry } from '../engines/entry.ts';
import { type Finding, finding } from './finding.ts';
import { type Manifest, manifestPath, manifestSchema } from './manifest.ts';

export const manifestBytesMax = 256 * 1024;

export type ReadManifest =
  | { readonly ok: true; readonly manifest: Manifest }
  | { readonly ok: false; readonly findings: readonly Finding[] };

const draft = 'https://json-schema.org/draft/2020-12/schema';
const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, validateFormats: false });
const isManifest = ajv.compile<Manifest>(manifestSchema);
const isSchema = ajv.getSchema(draft) as (value: unknown) => boolean;
const configChecks = new Map(
  engineEntries.flatMap(({ id, configSchema }) =>
    configSchema === undefined ? [] : [[id, ajv.compile(configSchema)]],
  ),
);

/**
 * Reads a manifest and judges everything in it that can be judged without the rest of its bundle.
 * What an author supplies as a schema is compared with the language of schemas and never compiled.
 */
export function readManifest(bytes: Uint8Array): ReadManifest {
  if (bytes.length > manifestBytesMax)
    return refused([fault('size', `The manifest is larger than ${manifestBytesMax} bytes.`, 'Shorten it.')]);
  const json = parseStrictJson(bytes);
  if (!json.ok) {
    const place = json.pointer === '' ? '' : ` (at ${json.pointer})`;
    return refused([fault('json', json.message.replace('The body', 'The file') + place, 'Write plain JSON in UTF-8.')]);
  }
  if (!isManifest(json.value)) return refused((isManifest.errors ?? []).slice(0, shownFaultsMax).map(explain));
  const findings = judge(json.value);
  return findings.length > 0 ? refused(findings) : { ok: true, manifest: json.value };
}

const shownFaultsMax = 20;

function refused(findings: readonly Finding[]): ReadManifest {
  return { ok: false, findings };
}

function fault(rule: string, why: string, fix: string): Finding {
  return finding(`manifest.${rule}`, manifestPath, why, fix);
}

/** Only names from our own schema come into words; an unknown name is the author's text. */
function explain(error: ErrorObject): Finding {
  const place = error.instancePath === '' ? 'The manifest' : error.instancePath;
  switch (error.keyword) {
    case 'required':
      return fault('required', `${place} lacks ${error.params['missingProperty']}.`, 'Add it: nothing is optional.');
    case 'additionalProperties':
      return fault('unknown', `${place} has a member that no manifest has.`, 'Leave it out.');
    case 'const':
      return fault(
        'value',
        `${place} is ${JSON.stringify(error.params['allowedValue'])} in every manifest.`,
        'Write that.',
      );
    default:
      return fault('value', `${place} ${error.message ?? 'is not as it should be'}.`, 'Change it accordingly.');
  }
}

function judge(manifest: Manifest): Finding[] {
  const entry = findEntry(manifest.engine);
  return [
    ...judgeTexts(manifest),
    ...judgeSchemas(manifest),
    ...(entry === undefined ? [unknownEngine()] : judgeEngine(manifest, entry)),
  ];
}

function judgeTexts(manifest: Manifest): Finding[] {
  const kinds = { title: 'line', genre: 'line', description: 'multiline' } as const;
  return Object.entries(kinds).flatMap(([name, kind]) => {
    const text = manifest[name as keyof typeof kinds];
    const found = textFault(text, kind);
    if (found !== null) return [fault('text', `/${name}: ${found.message}`, 'Write plain text.')];
    return /[\p{L}\p{N}]/u.test(text)
      ? []
      : [fault('text', `/${name} holds no letter or digit.`, 'Write it in words.')];
  });
}

function judgeSchemas(manifest: Manifest): Finding[] {
  return (['observation_schema', 'action_schema'] as const).flatMap((name) => {
    const schema = manifest[name];
    const dialect = schema['$schema'];
    if (dialect !== undefined && dialect !== draft)
      return [
        fault(
          'schema',
          `/${name} is written in another language than JSON Schema 2020-12.`,
          `Set $schema to ${draft} or leave it out.`,
        ),
      ];
    return isSchema(schema)
      ? []
      : [fault('schema', `/${name} is no JSON Schema.`, 'Check it with any validator of JSON Schema 2020-12.')];
  });
}

function unknownEngine(): Finding {
  const ids = engineEntries.map(({ id }) => id).join(', ');
  return fault('engine', 'There is no engine of this name.', `The engines are ${ids}.`);
}

function judgeEngine(manifest: Manifest, entry: EngineEntry): Finding[] {
  const findings: Finding[] = [];
  const add = (rule: string, why: string, fix: string) => findings.push(fault(rule, why, fix));
  const { players, mode, engine_config: config } = manifest;
  const { min, max } = entry.playerRange;
  if (entry.lifecycle !== 'active')
    add('engine', `${entry.id} is in certification and carries no public games yet.`, `Use ${activeEngines()}.`);
  if (players.min > players.max) add('players', '/players/min is larger than /players/max.', 'Put them in order.');
  if (players.min < min || players.max > max)
    add('players', `${entry.id} takes ${min} to ${max} players.`, 'Stay within that range.');
  if (!entry.modes.includes(mode))
    add('mode', `${entry.id} has no such mode.`, `Its modes are ${entry.modes.join(', ')}.`);
  const check = configChecks.get(entry.id);
  if (check === undefined && Object.keys(config).length > 0)
    add('engine_config', `${entry.id} takes no configuration.`, 'Write {}.');
  if (check !== undefined && !check(config))
    add(
      'engine_config',
      `/engine_config is none of ${entry.id}: ${ajv.errorsText(check.errors, { dataVar: '' })}.`,
      'See configSchema in GET /api/v1/engines.',
    );
  if (canonicalJson(manifest.action_schema) !== canonicalJson(entry.actionSchema))
    add('action_schema', `/action_schema is not that of ${entry.id}.`, 'Copy actionSchema from GET /api/v1/engines.');
  return findings;
}

function activeEngines(): string {
  return engineEntries
    .filter(({ lifecycle }) => lifecycle === 'active')
    .map(({ id }) => id)
    .join(' or ');
}
