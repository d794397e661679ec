import {
  browserNames,
  ecmascriptNames,
  hostMembers,
  openInterfaces,
  scriptElements,
} from '../../src/arcade/games/bundle/scan/allowed.ts';

const startMarker = '  // <allowed>\n';
const endMarker = '  // </allowed>\n';

/** Inserts the allowlist of renderer globals between the marker lines of the frame bootstrap. */
export function withAllowlist(script: string): string {
  const from = script.indexOf(startMarker) + startMarker.length;
  const to = script.indexOf(endMarker);
  if (from < startMarker.length || to < from) throw new Error('The bootstrap lacks the marker lines of the allowlist.');
  return `${script.slice(0, from)}${allowlistText()}${script.slice(to)}`;
}

function allowlistText(): string {
  const names = Object.entries({ ...ecmascriptNames, ...browserNames });
  return [
    '  // Written by `npm run contracts` from src/arcade/games/bundle/scan/allowed.ts: a name or an interface a line, and its members.',
    constant(
      'allowedNames',
      names.map(([name, { members }]) => [name, members]),
    ),
    constant('allowedMembers', Object.entries(hostMembers)),
    constant('refusedMembers', Object.entries(openInterfaces)),
    // All elements are on one line, without a name before them.
    constant('allowedElements', [['', [...new Set(scriptElements)]]]),
    '',
  ].join('\n');
}

function constant(name: string, entries: readonly (readonly [string, readonly string[]])[]): string {
  const lines = entries.map(([first, members]) => [first, ...members].join(' '));
  return `  const ${name} = \`\n${lines.join('\n')}\`;`;
}
