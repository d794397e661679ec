import type { CliCommand } from './command.ts';
import { UsageError } from './usage-error.ts';

/** What follows a word on the command line. */
export interface CompletionWords {
  readonly commands: readonly string[];
  readonly actions: readonly string[];
  readonly flags: readonly string[];
}

const receiptActions = ['verify', 'list', 'show', 'download'];
const shells = ['bash', 'zsh', 'fish'] as const;

/** `words` are read when the command runs: this command is one of them. */
export function createCompletionCommand(words: () => CompletionWords): CliCommand {
  return {
    name: 'completion',
    summary: 'print a completion script for bash, zsh or fish',
    help: `Usage: rialto completion ${shells.join('|')}

  bash: rialto completion bash > ~/.local/share/bash-completion/completions/rialto
  zsh:  source <(rialto completion zsh)
  fish: rialto completion fish > ~/.config/fish/completions/rialto.fish`,
    async run([shell, ...rest]) {
      if (rest.length > 0 || !shells.some((name) => name === shell))
        throw new UsageError(`Usage: rialto completion ${shells.join('|')}`);
      console.log(shell === 'fish' ? fishScript(words()) : bashScript(words(), shell === 'zsh'));
      return 0;
    },
  };
}

function bashScript({ commands, actions, flags }: CompletionWords, isZsh: boolean): string {
  return `${isZsh ? 'autoload -U +X bashcompinit && bashcompinit\n' : ''}_rialto() {
  local word=\${COMP_WORDS[COMP_CWORD]} words=
  case "$COMP_CWORD \${COMP_WORDS[1]}" in
    1\\ *) words='${commands.join(' ')}' ;;
    2\\ admin) words='${actions.join(' ')}' ;;
    2\\ receipts) words='${receiptActions.join(' ')}' ;;
    2\\ help) words='${commands.join(' ')} settings' ;;
    *\\ serve) words='${flags.map((flag) => `--${flag}`).join(' ')}' ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  [ \${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$word"))
}
complete -F _rialto rialto`;
}

function fishScript({ commands, actions, flags }: CompletionWords): string {
  const after = (command: string, words: readonly string[]) =>
    `complete -c rialto -n '__fish_seen_subcommand_from ${command}' -a '${words.join(' ')}'`;
  return [
    `complete -c rialto -n __fish_use_subcommand -f -a '${commands.join(' ')}'`,
    after('admin', actions),
    after('receipts', receiptActions),
    after('help', commands),
    ...flags.map((flag) => `complete -c rialto -n '__fish_seen_subcommand_from serve' -l ${flag} -r`),
  ].join('\n');
}
