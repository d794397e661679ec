import { engineDefinitions } from '../../engines/definitions.ts';
import { generateRules } from './generated-rules.ts';
import { gridRules } from './grid-rules.ts';
import type { EngineRules } from './rules-document.ts';
import { tetrisRules } from './tetris-rules.ts';

const handwrittenRules = [tetrisRules, gridRules];

/** Rules of every engine. */
export const engineRules: readonly EngineRules[] = engineDefinitions.map(
  (definition) => handwrittenRules.find(({ engine }) => engine === definition.id) ?? generateRules(definition),
);

/** Path of an engine's rules as Markdown, below the arcade's address. */
export function rulesPath(engine: string): string {
  return `/api/v1/engines/${engine}/rules`;
}
