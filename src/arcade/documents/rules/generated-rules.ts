import { canonicalJson } from '../../../core/base/canonical-json.ts';
import type { EngineDefinition } from '../../engines/definition.ts';
import { platformEndings } from '../../engines/platform-endings.ts';
import { type EngineRules, members, type RulesSection, text } from './rules-document.ts';
import { commonSnapshotFields } from './snapshot-fields.ts';

/** Rules generated from the definition of an engine that has no rules text. */
export function generateRules({
  id,
  title,
  description,
  schemas,
  endings,
  snapshotFormat,
}: EngineDefinition): EngineRules {
  const { action, config, snapshot } = schemas;
  return {
    engine: id,
    title,
    lead: description,
    sections: [
      ...(config === undefined ? [] : [schemaSection('configuration', 'Configuration', config)]),
      schemaSection('actions', 'Actions', action),
      { id: 'end', title: 'End', blocks: [members(endingLabels(endings))] },
      {
        id: 'snapshot',
        title: 'Snapshot',
        blocks: [members({ ...commonSnapshotFields(snapshotFormat), ...descriptions(snapshot) })],
      },
    ],
  };
}

function endingLabels({ byRules, byPlatform }: EngineDefinition['endings']): Record<string, string> {
  return { ...byRules, ...Object.fromEntries(byPlatform.map((reason) => [reason, platformEndings[reason]])) };
}

function schemaSection(id: string, title: string, schema: object): RulesSection {
  return { id, title, blocks: [text(`JSON Schema: \`${canonicalJson(schema)}\``)] };
}

function descriptions(snapshot: EngineDefinition['schemas']['snapshot']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(snapshot).map(([name, schema]) => {
      const { description } = schema;
      return [name, typeof description === 'string' ? description : canonicalJson(schema)];
    }),
  );
}
