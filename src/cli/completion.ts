import type { CliCommand } from './command.ts';
import { UsageError } from './usage-error.ts';

const shells: readonly string[] = ['bash', 'zsh', 'fish'];
const usage = `Usage: rialto completion ${shells.join('|')}`;

/**
 * Creates the command that prints a shell completion script. `listCommands` is called when the command runs, because
 * the list includes this command. The command throws UsageError for an unknown shell.
 */
export function createCompletionCommand(listCommands: () => readonly CliCommand[]): CliCommand {
  return {
    name: 'completion',
    completions: () => shells,
    summary: 'print a completion script for bash, zsh or fish',
    help: `${usage}

  bash: rialto completion bash > ~/.local/share/bash-completion/completions/rialto
  zsh:  source <(rialto completion zsh)
  fish: rialto completion fish > ~/.config/fish/completions/rialto.fish`,
    async run([shell, ...extraArguments]) {
      if (extraArguments.length > 0 || shell === undefined || !shells.includes(shell)) throw new UsageError(usage);
      console.log(shell === 'fish' ? fishScript(listCommands()) : bashScript(listCommands(), shell === 'zsh'));
      return 0;
    },
  };
}

/** Pairs of a command and the words that complete its arguments; `help` is completed by the commands. */
function completionsOf(commands: readonly CliCommand[]): readonly (readonly [string, readonly string[]])[] {
  const names = commands.map(({ name }) => name);
  const suggestions = commands.flatMap(({ name, completions }) =>
    completions === undefined ? [] : [[name, completions()] as const],
  );
  return [...suggestions, ['help', [...names, 'settings']]];
}

const builtInCommandNames = ['help', 'version'];

function bashScript(commands: readonly CliCommand[], isZsh: boolean): string {
  const cases = completionsOf(commands).map(
    ([name, completions]) => `    *\\ ${name}) words='${completions.join(' ')}' ;;`,
  );
  return `${isZsh ? 'autoload -U +X bashcompinit && bashcompinit\n' : ''}_rialto() {
  local word=\${COMP_WORDS[COMP_CWORD]} words=
  case "$COMP_CWORD \${COMP_WORDS[1]}" in
    1\\ *) words='${[...commands.map(({ name }) => name), ...builtInCommandNames].join(' ')}' ;;
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  [ \${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$word"))
}
complete -F _rialto rialto`;
}

function fishScript(commands: readonly CliCommand[]): string {
  const names = [...commands.map(({ name }) => name), ...builtInCommandNames];
  const subcommandLines = completionsOf(commands).map(
    ([name, completions]) =>
      `complete -c rialto -n '__fish_seen_subcommand_from ${name}' -a '${completions.join(' ')}'`,
  );
  return [`complete -c rialto -n __fish_use_subcommand -f -a '${names.join(' ')}'`, ...subcommandLines].join('\n');
}
