import { parseArgs } from 'node:util';
import { documentPath } from '../core/base/document-path.ts';
import { type Environment, fileVariable } from '../core/base/read-setting.ts';
import { type Setting, settings } from '../core/base/settings.ts';
import { UsageError } from './usage-error.ts';

/** Output of `rialto help settings`: all settings with flag (secrets: file variable), default and description. */
export function describeSettings(): string {
  const entries = Object.entries<Setting>(settings).map(([name, setting]) => {
    const flag = setting.isSecret === true ? `, ${fileVariable(name)}` : `, --${flagOf(name)}`;
    const defaultText = setting.default ?? setting.unset ?? 'unset';
    return `${name}${flag}\n    ${stripMarkdown(setting.description)}\n    Default: ${defaultText}`;
  });
  return `Settings come from the environment and from a file .env in the working folder, which the environment overrides; \`rialto serve\`, \`doctor\`, \`config\` and \`health\` accept most of them as flags, \`admin\` and \`migrate\` accept --${dataDirFlag}. Secrets can be read from files: NAME_FILE is the path of a file with the value of NAME. The documents that are named in parentheses are in ${documentPath('')}.\n\n${entries.join('\n\n')}`;
}

/** Flags of the settings, for shell completion. */
export function settingCompletions(): string[] {
  return Object.keys(settingFlags()).map((flag) => `--${flag}`);
}

/**
 * Parses settings that are passed as flags, and `--json` if the command has it (`canPrintJson`). Returns the
 * environment with these settings. Throws UsageError for positional arguments and empty values; unknown options throw
 * the error of parseArgs.
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
  const [emptyFlag] = Object.entries(values).find(([, value]) => value === '') ?? [];
  if (emptyFlag !== undefined) throw emptyOptionError(emptyFlag);
  return { environment: withFlags(environment, values), asJson: values['json'] === true };
}

export const dataDirFlag = flagOf('RIALTO_DATA_DIR');

/**
 * Removes `--data-dir DIR` and `--data-dir=DIR` from the arguments of a command with options of its own. Returns the
 * other arguments, and the environment with that data folder. Throws UsageError for an option without a value.
 */
export function takeDataDir(
  args: readonly string[],
  environment: Environment,
): { readonly environment: Environment; readonly args: readonly string[] } {
  const option = `--${dataDirFlag}`;
  const index = args.findIndex((arg) => arg === option || arg.startsWith(`${option}=`));
  if (index === -1) return { environment, args };
  const isSeparate = args[index] === option;
  const value = isSeparate ? args[index + 1] : args[index]?.slice(option.length + 1);
  if (value === undefined || value === '' || (isSeparate && value.startsWith('--')))
    throw emptyOptionError(dataDirFlag);
  return { environment: { ...environment, RIALTO_DATA_DIR: value }, args: args.toSpliced(index, isSeparate ? 2 : 1) };
}

function emptyOptionError(flag: string): UsageError {
  return new UsageError(`The value of --${flag} is empty: pass a value, or omit the option to use its default.`);
}

/** Options for `parseArgs`: a flag for each setting that is not secret. */
function settingFlags(): Record<string, { type: 'string' }> {
  const flags = Object.entries<Setting>(settings).filter(([, setting]) => setting.isSecret !== true);
  return Object.fromEntries(flags.map(([name]) => [flagOf(name), { type: 'string' as const }]));
}

/** Environment with the values of the flags. */
function withFlags(environment: Environment, values: Readonly<Record<string, unknown>>): Environment {
  const flagSettings = Object.keys(settings).flatMap((name) => {
    const value = values[flagOf(name)];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { ...environment, ...Object.fromEntries(flagSettings) };
}

/** Flag of a setting: `--data-dir` for `RIALTO_DATA_DIR`. */
function flagOf(name: string): string {
  return name
    .replace(/^RIALTO_/, '')
    .toLowerCase()
    .replaceAll('_', '-');
}

/**
 * Plain text of a Markdown description, with the documents that it links to. The descriptions are also a table of
 * operations.md, so a link to a section of that document has no file name, which is added here.
 */
function stripMarkdown(description: string): string {
  return description
    .replaceAll('](#', '](operations.md#')
    .replace(/\[([^\]]+)\]\(([^)]*)\)/g, '$1 ($2)')
    .replaceAll('`', '');
}
