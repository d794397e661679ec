import { readFileSync } from 'node:fs';

/** A fenced code block with a marker after its language: ```sh runnable, ```js runnable ask.mjs, ```json mcp. */
export interface Block {
  readonly language: string;
  /** The marker after the language, such as `runnable`. */
  readonly marker: string;
  /** The file name, if the block is a file. */
  readonly file: string | undefined;
  readonly text: string;
}

/** The marked blocks of a document, in order. */
export function blocksOf(path: string): Block[] {
  const fenced = readFileSync(path, 'utf8').matchAll(/^```(\w+) ([\w-]+)(?: ([\w.-]+))?\n(.*?)^```$/gms);
  return Array.from(fenced, ([, language = '', marker = '', file, text = '']) => ({ language, marker, file, text }));
}

/**
 * Joins marked blocks into a script for a local server at this URL, which the script sets as RIALTO_URL. The script
 * exits at its first failure.
 */
export function scriptOf(blocks: readonly Block[], serverUrl: string): string {
  const commands = blocks.map(({ language, file, text }) => {
    if (language === 'sh') return text;
    if (file === undefined) throw new Error(`A runnable block in ${language} requires a file name`);
    return `cat > '${file}' <<'END_OF_BLOCK'\n${text}END_OF_BLOCK\n`;
  });
  return `set -euo pipefail\nexport RIALTO_URL=${serverUrl}\n${commands.join('\n')}`
    .replaceAll('http://localhost:8080', serverUrl)
    .replaceAll('https://localhost:8080', serverUrl.replace('http:', 'https:'));
}
