import type { EngineDefinition } from '../../engines/definition.ts';

/** Members of the public state of every engine. */
const commonNames = ['format', 'session_id', 'seq', 't_us', 'status', 'end_reason', 'pace', 'events_since'];

/** Top-level members of the public state that a renderer of this engine receives. */
export function publicNames({ schemas }: EngineDefinition): readonly string[] {
  return [...new Set([...commonNames, ...Object.keys(schemas.snapshot)])];
}
