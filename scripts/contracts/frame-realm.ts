import {
  browserNames,
  ecmascriptNames,
  hostMembers,
  openInterfaces,
} from '../../src/arcade/games/bundle/scan/allowed.ts';

const opening = '  // <allowed>\n';
const closing = '  // </allowed>\n';

/**
 * Inserts the globals that renderers may use into the frame bootstrap, between the lines `// <allowed>` and `//
 * </allowed>`.
 */
export function withAllowed(script: string): string {
  const from = script.indexOf(opening) + opening.length;
  const to = script.indexOf(closing);
  if (from < opening.length || to < from) throw new Error('The bootstrap has no place for the list.');
  return `${script.slice(0, from)}${allowedText()}${script.slice(to)}`;
}

function allowedText(): string {
  const names = Object.entries({ ...ecmascriptNames, ...browserNames });
  return [
    '  // Written by `npm run contracts` from src/arcade/games/bundle/scan/allowed.ts: a name or an interface a line, and its members.',
    constant(
      'allowedNames',
      names.map(([name, { members }]) => [name, members]),
    ),
    constant('allowedMembers', Object.entries(hostMembers)),
    constant('refusedMembers', Object.entries(openInterfaces)),
    '',
  ].join('\n');
}

function constant(name: string, entries: readonly (readonly [string, readonly string[]])[]): string {
  const lines = entries.map(([each, members]) => [each, ...members].join(' '));
  return `  const ${name} = \`\n${lines.join('\n')}\`;`;
}
