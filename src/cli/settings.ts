import { type Environment, fileVariable } from '../core/base/read-setting.ts';
import { type Setting, settings } from '../core/base/settings.ts';

/** Output of `rialto help settings`: all settings with flag, default and description. */
export function describeSettings(): string {
  const entries = Object.entries<Setting>(settings).map(([name, setting]) => {
    const flag = setting.isSecret === true ? `, ${fileVariable(name)}` : `, --${flagOf(name)}`;
    const fallback = setting.default ?? setting.unset ?? 'unset';
    return `${name}${flag}\n    ${stripMarkdown(setting.description)}\n    Default: ${fallback}`;
  });
  return `Settings come from the environment and from a file .env in the working folder, which the environment overrides; \`rialto serve\` accepts most of them as flags. Secrets can be read from files: NAME_FILE is the path of a file with the value of NAME.\n\n${entries.join('\n\n')}`;
}

/** Options for `parseArgs`: a flag for each setting that is not secret. */
export function settingFlags(): Record<string, { type: 'string' }> {
  const flags = Object.entries<Setting>(settings).filter(([, setting]) => setting.isSecret !== true);
  return Object.fromEntries(flags.map(([name]) => [flagOf(name), { type: 'string' as const }]));
}

/** Environment with the values of the flags. */
export function withFlags(environment: Environment, values: Readonly<Record<string, unknown>>): Environment {
  const set = Object.keys(settings).flatMap((name) => {
    const value = values[flagOf(name)];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { ...environment, ...Object.fromEntries(set) };
}

/** Flag of a setting: `--data-dir` for `RIALTO_DATA_DIR`. */
function flagOf(name: string): string {
  return name
    .replace(/^RIALTO_/, '')
    .toLowerCase()
    .replaceAll('_', '-');
}

/** Plain text of a Markdown description. */
function stripMarkdown(description: string): string {
  return description.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}
