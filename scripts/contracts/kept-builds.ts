import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KeptBuild, keptBuilds } from '../../src/arcade/engines/kept-builds.ts';
import { engineBuildsOf } from './engine-builds.ts';
import { engineModulePath } from './engine-module.ts';

/** Whether logs may already be signed under a build, so that its module must not change. */
export function isKept(build: string): boolean {
  return keptBuilds.some((kept) => kept.build === build);
}

/**
 * Content of src/arcade/engines/kept-builds.ts: the listed builds, then those of the source. Throws when the module of
 * a build is missing, or that of a listed build was changed.
 */
export function keptBuildsText(root: string): string {
  const currentBuilds = Object.entries(engineBuildsOf(root)).map(([engine, build]) => ({ engine, build }));
  for (const { engine, build, module_sha256 } of keptBuilds)
    if (moduleHash(root, build) !== module_sha256)
      throw new Error(
        `${engineModulePath(build)} (a build of ${engine}) is missing or was changed; restore it with \`git checkout\`: signed logs need it.`,
      );
  const formerBuilds = keptBuilds.filter(
    ({ build }) => !currentBuilds.some((currentBuild) => currentBuild.build === build),
  );
  const rows = [
    ...formerBuilds,
    ...currentBuilds.map(({ engine, build }) => {
      const module_sha256 = moduleHash(root, build);
      if (module_sha256 === null) throw new Error(missingModule(engine, build));
      return { engine, build, module_sha256 };
    }),
  ];
  return `// Written by \`npm run contracts\`; a build that is listed here stays listed.

export interface KeptBuild {
  readonly engine: string;
  readonly build: string;
  /** SHA-256 of its module in sdk/engines. */
  readonly module_sha256: string;
}

/** Every engine build that logs were signed under, the former ones first. */
export const keptBuilds: readonly KeptBuild[] = [
${rows.map(rowText).join('\n')}
];
`;
}

function rowText({ engine, build, module_sha256 }: KeptBuild): string {
  return `  {
    engine: '${engine}',
    build: '${build}',
    module_sha256: '${module_sha256}',
  },`;
}

function missingModule(engine: string, build: string): string {
  return `The source of the engine ${engine} has the digest ${build}, of which there is no module ${engineModulePath(build)}: a file that the digest covers was changed (CONTRIBUTING.md lists them). Undo the change; if the rules of the engine must change, \`npm run contracts\` writes the module of the new build.`;
}

/** Null when there is no module of the build. */
function moduleHash(root: string, build: string): string | null {
  const path = join(root, engineModulePath(build));
  if (!existsSync(path)) return null;
  return createHash('sha256').update(readFileSync(path, 'utf8').replaceAll('\r\n', '\n')).digest('hex');
}
