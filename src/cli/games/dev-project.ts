import { findDefinition } from '../../arcade/engines/definitions.ts';
import type { Manifest } from '../../arcade/games/bundle/manifest.ts';
import { checkBundle, type RawFile } from '../../arcade/games/bundle/read-bundle.ts';
import type { BundleReport } from '../../arcade/games/bundle/report.ts';
import { probeStatesOf } from '../../arcade/games/probes/states/game-states.ts';
import type { PublicState } from '../../arcade/games/probes/states/probe-states.ts';
import { readSourceFolder } from './read-source.ts';

/** A game in development, as read from disk. */
export interface DevProject {
  readonly report: BundleReport;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Null without a valid manifest. */
  readonly entrypoint: string | null;
  readonly title: string;
  readonly states: readonly NamedState[];
}

export interface NamedState {
  readonly name: string;
  readonly state: PublicState;
}

/** Reads and checks the folder. A folder that cannot be read throws UsageError. */
export function readProject(folder: string): DevProject {
  const files = readSourceFolder(folder);
  const { report } = checkBundle({ files });
  const { manifest } = report;
  return {
    report,
    files: new Map(files.map(({ path, bytes }: RawFile) => [path, bytes])),
    entrypoint: manifest?.entrypoint ?? null,
    title: manifest === null ? 'rialto dev' : `${manifest.title} ${manifest.version}`,
    states: manifest === null ? [] : statesOf(manifest),
  };
}

/** The states that the probes render, in the same order. */
function statesOf({ engine, engine_config, mode }: Manifest): NamedState[] {
  if (findDefinition(engine) === undefined) return [];
  const { transitions, mutations } = probeStatesOf({ engine, engine_config, mode });
  return [
    ...transitions.flatMap(({ name, before, after }) => [
      { name: `before: ${name}`, state: before },
      { name, state: after },
    ]),
    ...mutations.map(({ name, after }) => ({ name: `changed: ${name}`, state: after })),
  ];
}
