import { engineBuilds } from '../../engines/builds.ts';
import type { Hashing } from '../../engines/hashing.ts';
import { keptBuilds } from '../../engines/kept-builds.ts';
import type { ReplayLog } from '../log/log-format.ts';
import { type ParsedLog, parseLog } from '../log/log-text.ts';
import { openRerun, type SeekableReplay } from '../log/seekable-replay.ts';
import { type Verdict, verifyLog } from '../log/verify-log.ts';

/**
 * Engine build that reads, verifies and replays the logs that name it. Modules of former builds are older than this
 * program, so only these functions of their exports are used.
 */
export interface EngineBuild {
  parseLog(text: string): ParsedLog;
  verifyLog(log: ReplayLog, hashing: Hashing): Verdict;
  openRerun(log: ReplayLog, hashing: Hashing): RecordedGame;
}

export type RecordedGame = Pick<SeekableReplay, 'last' | 'pieces' | 'stateAt' | 'snapshotAt' | 'timeAt' | 'eventsAt'>;

/** The current build of every engine. */
export const currentBuild: EngineBuild = { parseLog, verifyLog: (log, hashing) => verifyLog(log, hashing), openRerun };

const modulesFolder = new URL('../../../../sdk/engines/', import.meta.url);

/** Loads the build of a digest (`sha256:...`); undefined when it is missing. Tests pass other folders and lists. */
export async function openBuild(
  build: string,
  folder = modulesFolder,
  builds: readonly { readonly build: string }[] = keptBuilds,
): Promise<EngineBuild | undefined> {
  if (Object.values(engineBuilds).includes(build)) return currentBuild;
  if (!builds.some((module) => module.build === build)) return undefined;
  const module = new URL(`${build.slice('sha256:'.length)}.mjs`, folder);
  return (await import(module.href)) as EngineBuild;
}
