import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Arguments of each tool that print its version. */
const versionArguments = {
  bash: '--version',
  curl: '--version',
  openssl: 'version',
  python3: '--version',
  npm: '--version',
} as const;

/** The reason for `{ skip }` if one of these tools is missing, otherwise undefined. */
export async function missingTool(...tools: readonly (keyof typeof versionArguments)[]): Promise<string | undefined> {
  for (const tool of tools) {
    try {
      await run(tool, [versionArguments[tool]]);
    } catch {
      return `this machine has no ${tool}`;
    }
  }
  return undefined;
}

/** The code blocks of the Markdown document at a URL; fails when one of them is not for a shell. */
export async function shellBlocksAt(url: string): Promise<string[]> {
  const document = await (await fetch(url)).text();
  const blocks = [...document.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)];
  for (const [, language] of blocks) assert.equal(language, 'sh', 'every block is a shell script');
  return blocks.map(([, , text = '']) => text);
}
