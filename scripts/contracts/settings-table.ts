import { fileVariable } from '../../src/core/base/read-setting.ts';
import { type Setting, settings } from '../../src/core/base/settings.ts';

const startMarker = '<!-- settings: written by `npm run contracts` from src/core/base/settings.ts -->\n';
const endMarker = '\n<!-- end of settings -->';

/** Replaces the table of settings in the document. */
export function withSettings(document: string): string {
  const from = document.indexOf(startMarker) + startMarker.length;
  const to = document.indexOf(endMarker);
  if (from < startMarker.length || to < from)
    throw new Error('The document lacks the marker lines of the settings table.');
  return `${document.slice(0, from)}${settingsTable()}${document.slice(to)}`;
}

function settingsTable(): string {
  const rows = Object.entries<Setting>(settings).map(
    ([name, setting]) => `| ${variablesOf(name, setting)} | ${defaultOf(setting)} | ${setting.description} |`,
  );
  return ['| variable | default | meaning |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

function variablesOf(name: string, { isSecret }: Setting): string {
  return isSecret === true ? `\`${name}\` or \`${fileVariable(name)}\`` : `\`${name}\``;
}

function defaultOf(setting: Setting): string {
  return setting.default === undefined ? (setting.unset ?? 'unset') : `\`${setting.default}\``;
}
