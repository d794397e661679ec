import { parseArgs } from 'node:util';
import { type Environment, fileVariable } from '../core/base/read-setting.ts';
import { type Setting, settings } from '../core/base/settings.ts';
import { UsageError } from './usage-error.ts';

/** Output of `rialto help settings`: all settings with flag, default and description. */
export function describeSettings(): string {
  const entries = Object.entries<Setting>(settings).map(([name, setting]) => {
    const flag = setting.isSecret === true ? `, ${fileVariable(name)}` : `, --${flagOf(name)}`;
    const fallback = setting.default ?? setting.unset ?? 'unset';
    return `${name}${flag}\n    ${stripMarkdown(setting.description)}\n    Default: ${fallback}`;
  });
  return `Settings come from the environment and from a file .env in the working folder, which the environment overrides; \`rialto serve\`, \`doctor\`, \`config\` and \`health\` accept most of them as flags. Secrets can be read from files: NAME_FILE is the path of a file with the value of NAME.\n\n${entries.join('\n\n')}`;
}

/** Flags of the settings, for shell completion. */
export function settingCompletions(): string[] {
  return Object.keys(settingFlags()).map((flag) => `--${flag}`);
}

/**
 * Parses settings that are passed as flags, and `--json` if the command has it (`canPrintJson`). Returns the environment
 * with these settings. Throws UsageError for other arguments.
 */
export function parseSettings(
  command: string,
  args: readonly string[],
  environment: Environment,
  { canPrintJson = false }: { readonly canPrintJson?: boolean } = {},
): { readonly environment: Environment; readonly asJson: boolean } {
  const options = { ...settingFlags(), ...(canPrintJson ? { json: { type: 'boolean' as const } } : {}) };
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (positionals.length > 0)
    throw new UsageError(
      `Usage: rialto ${command} ${canPrintJson ? '[--json] ' : ''}[--setting value]; \`rialto help settings\` lists the settings.`,
    );
  return { environment: withFlags(environment, values), asJson: values['json'] === true };
}

/** Options for `parseArgs`: a flag for each setting that is not secret. */
function settingFlags(): Record<string, { type: 'string' }> {
  const flags = Object.entries<Setting>(settings).filter(([, setting]) => setting.isSecret !== true);
  return Object.fromEntries(flags.map(([name]) => [flagOf(name), { type: 'string' as const }]));
}

/** Environment with the values of the flags. */
function withFlags(environment: Environment, values: Readonly<Record<string, unknown>>): Environment {
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
