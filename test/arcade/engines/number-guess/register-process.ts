import { type ModuleSource, registerHooks } from 'node:module';

// Module hooks that a server preloads with `node --import`. They add the third engine to the lists of definitions and
// builds when the server loads these lists.

const definition = new URL('definition/number-guess-definition.ts', import.meta.url).href;
const build = `sha256:${'9'.repeat(64)}`;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (url.endsWith('/src/arcade/engines/definitions.ts')) {
      const text = replaceRequired(
        textOf(loaded.source),
        'turnGridDefinition];',
        'turnGridDefinition, numberGuessDefinition];',
      );
      return { ...loaded, source: `import { numberGuessDefinition } from '${definition}';\n${text}` };
    }
    if (url.endsWith('/src/arcade/engines/builds.ts'))
      return { ...loaded, source: replaceRequired(textOf(loaded.source), '= {', `= { 'number-guess-v1': '${build}',`) };
    return loaded;
  },
});

function textOf(source: ModuleSource | null | undefined): string {
  return typeof source === 'string' ? source : Buffer.from((source ?? '') as Uint8Array).toString('utf8');
}

/** Replaces a text that the source must contain. */
function replaceRequired(source: string, text: string, replacement: string): string {
  if (!source.includes(text)) throw new Error(`The source does not contain ${text}`);
  return source.replace(text, replacement);
}
