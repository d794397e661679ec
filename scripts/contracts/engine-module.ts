import { join } from 'node:path';
import { build as bundle, type Plugin } from 'esbuild';
import { engineDefinitions } from '../../src/arcade/engines/definitions.ts';

/** Path of a build's module, relative to the project folder. */
export function engineModulePath(build: string): string {
  return `sdk/engines/${build.slice('sha256:'.length)}.mjs`;
}

/**
 * Self-contained module of an engine build, which verifies and replays the logs of that build. It stays unchanged after
 * the engine has a new build, so that old logs remain verifiable.
 */
export async function engineModuleText(root: string, engine: string, build: string): Promise<string> {
  const { outputFiles } = await bundle({
    absWorkingDir: root,
    entryPoints: ['scripts/contracts/engine-module-entry.ts'],
    bundle: true,
    platform: 'neutral',
    format: 'esm',
    target: 'es2024',
    charset: 'utf8',
    minify: true,
    legalComments: 'inline',
    lineLimit: 160,
    write: false,
    banner: { js: notice(engine, build) },
    plugins: [onlyEngine(root, engine, build)],
    mainFields: ['module', 'main'],
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('esbuild produced no output file.');
  return file.text;
}

function notice(engine: string, build: string): string {
  return `// ${engine}, build ${build}
// Written by \`npm run contracts\` from src/arcade/engines and src/arcade/replays/log; not by hand, and never again once the
// engine has another build. Exports engineBuilds, parseLog, verifyLog, verifySignature and openRerun.`;
}

/** esbuild plugin that replaces the list of engines with this engine only. */
function onlyEngine(root: string, engine: string, build: string): Plugin {
  const folder = engineDefinitions.find(({ id }) => id === engine)?.folder;
  if (folder === undefined) throw new Error(`There is no engine ${engine}.`);
  const name = `${folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Definition`;
  const engines = join(root, 'src/arcade/engines');
  const contents: Readonly<Record<string, string>> = {
    [join(engines, 'definitions.ts')]: `import { ${name} } from './${folder}/definition/${folder}-definition.ts';
export const engineDefinitions = [${name}];
export const findDefinition = (id) => (id === ${name}.id ? ${name} : undefined);
export function definitionOf(id) {
  if (id !== ${name}.id) throw new RangeError('No such engine.');
  return ${name};
}`,
    [join(engines, 'builds.ts')]: `export const engineBuilds = ${JSON.stringify({ [engine]: build })};`,
  };
  return {
    name: 'only-engine',
    setup(pluginBuild) {
      pluginBuild.onLoad({ filter: /[\\/]engines[\\/](definitions|builds)\.ts$/ }, ({ path }) => {
        const text = contents[path];
        return text === undefined ? undefined : { contents: text, loader: 'js', resolveDir: engines };
      });
    },
  };
}
