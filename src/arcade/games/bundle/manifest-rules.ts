import { Errors } from 'typebox/schema';
import { canonicalJson } from '../../../core/base/canonical-json.ts';
import { findTextFault } from '../../../core/base/text.ts';
import type { EngineDefinition } from '../../engines/definition.ts';
import { engineDefinitions, findDefinition } from '../../engines/definitions.ts';
import { finding, warning } from './finding.ts';
import { type Manifest, manifestPath } from './manifest.ts';
import { dialect, isJsonSchema, isSmallSchema, schemaPartsMax } from './manifest-schemas.ts';
import { checkNames } from './name-rules.ts';
import { publicNames } from './public-names.ts';
import type { Finding } from './report.ts';

/** Checks what the schema of manifests cannot express. */
export function checkManifest(manifest: Manifest): Finding[] {
  const definition = findDefinition(manifest.engine);
  return [
    ...checkNames(manifest),
    ...checkTexts(manifest),
    ...checkSchemas(manifest),
    ...(definition === undefined
      ? [unknownEngine()]
      : [...checkEngine(manifest, definition), ...checkObservation(manifest, definition)]),
  ];
}

function fault(rule: string, why: string, fix: string): Finding {
  return finding(`manifest.${rule}`, manifestPath, why, fix);
}

function checkTexts(manifest: Manifest): Finding[] {
  const kinds = { title: 'line', genre: 'line', description: 'multiline' } as const;
  return Object.entries(kinds).flatMap(([name, kind]) => {
    const text = manifest[name as keyof typeof kinds];
    const textFault = findTextFault(text, kind);
    if (textFault !== null) return [fault('text', `/${name}: ${textFault.message}`, 'Write plain text.')];
    return /[\p{L}\p{N}]/u.test(text) ? [] : [fault('text', `/${name} has no letter or digit.`, 'Write it in words.')];
  });
}

function checkSchemas(manifest: Manifest): Finding[] {
  return (['observation_schema', 'action_schema'] as const).flatMap((name) => {
    const schema = manifest[name];
    const dialectOfSchema = schema['$schema'];
    if (dialectOfSchema !== undefined && dialectOfSchema !== dialect) {
      const why = `/${name} is written in another dialect than JSON Schema 2020-12.`;
      return [fault('schema', why, `Set $schema to ${dialect} or remove it.`)];
    }
    if (!isSmallSchema(schema)) {
      const why = `/${name} has more than ${schemaPartsMax} objects and lists.`;
      return [fault('schema', why, 'Describe the members that agents need.')];
    }
    if (isJsonSchema(schema)) return [];
    const help = 'Check it with any validator of JSON Schema 2020-12.';
    return [fault('schema', `/${name} is not a JSON Schema.`, help)];
  });
}

/** Checks that the observation schema is for objects, and names only members of the engine's public state. */
function checkObservation({ observation_schema: schema }: Manifest, definition: EngineDefinition): Finding[] {
  const names = publicNames(definition);
  const properties = schema['properties'];
  const required = schema['required'];
  const namedMembers = [
    ...(typeof properties === 'object' && properties !== null ? Object.keys(properties) : []),
    ...(Array.isArray(required) ? required : []),
  ];
  const help = `Public members are ${names.join(', ')}.`;
  return [
    ...(schema['type'] === 'object'
      ? []
      : [fault('observation_schema', '/observation_schema/type is not "object".', 'Write "type": "object".')]),
    ...(namedMembers.every((name) => names.includes(name as string))
      ? []
      : [
          fault(
            'observation_schema',
            `/observation_schema names a member that ${definition.id} does not publish.`,
            help,
          ),
        ]),
  ];
}

function unknownEngine(): Finding {
  const ids = engineDefinitions.map(({ id }) => id).join(', ');
  return fault('engine', 'There is no engine of this name.', `The engines are ${ids}.`);
}

function checkEngine(manifest: Manifest, definition: EngineDefinition): Finding[] {
  const { mode } = manifest;
  const { id, lifecycle, modes, schemas } = definition;
  const findings: Finding[] = [];
  if (lifecycle !== 'active')
    findings.push(
      warning(
        'manifest.lifecycle',
        manifestPath,
        `${id} is in certification: a version on it can be approved, but not canaried or released yet.`,
        'Wait until the engine is active, or use another one.',
      ),
    );
  if (!modes.includes(mode))
    findings.push(fault('mode', `${id} has no such mode.`, `Its modes are ${modes.join(', ')}.`));
  if (canonicalJson(manifest.action_schema) !== canonicalJson(schemas.action))
    findings.push(
      fault('action_schema', `/action_schema is not that of ${id}.`, 'Copy actionSchema from GET /api/v1/engines.'),
    );
  return [...findings, ...checkPlayers(manifest, definition), ...checkConfig(manifest, definition)];
}

function checkPlayers({ players }: Manifest, { id, playerRange: { min, max } }: EngineDefinition): Finding[] {
  const findings: Finding[] = [];
  if (players.min > players.max)
    findings.push(fault('players', '/players/min is larger than /players/max.', 'Put them in order.'));
  if (players.min < min || players.max > max)
    findings.push(fault('players', `${id} supports ${min} to ${max} players.`, 'Stay within that range.'));
  return findings;
}

/** Checks the configuration. Its number of seats must be the number of players. */
function checkConfig({ engine_config: config, players, mode }: Manifest, definition: EngineDefinition): Finding[] {
  const { id, schemas } = definition;
  const help = 'See configSchema in GET /api/v1/engines.';
  if (schemas.config === undefined)
    return Object.keys(config).length === 0 ? [] : [fault('engine_config', `${id} has no configuration.`, 'Write {}.')];
  const [isConfig, errors] = Errors(schemas.config, config);
  if (!isConfig) {
    const [first] = errors;
    const place = `/engine_config${first?.keyword === 'required' ? '' : (first?.instancePath ?? '')}`;
    return [fault('engine_config', `${place} is not allowed by the configuration schema of ${id}.`, help)];
  }
  const configFault = definition.configFault(config, undefined);
  if (configFault !== undefined) return [fault('engine_config', configFault.message, help)];
  const seats = definition.seats(config);
  const findings: Finding[] = [];
  if (players.min !== seats || players.max !== seats)
    findings.push(
      fault('players', 'The numbers of players differ from the seats of /engine_config.', 'Write the number of seats.'),
    );
  if ((mode === 'solo') !== (seats === 1))
    findings.push(
      fault(
        'mode',
        'The mode must be solo with one seat, and another one with more seats.',
        'Change the mode or the seats.',
      ),
    );
  return findings;
}
