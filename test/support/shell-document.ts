import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The command that shows whether each tool is installed. */
const probes = { bash: '--version', curl: '--version', openssl: 'version', python3: '--version' } as const;

/** Which of these tools is missing, for `{ skip }`; undefined if none is. */
export async function missingTool(...tools: readonly (keyof typeof probes)[]): Promise<string | undefined> {
  for (const tool of tools) {
    try {
      await run(tool, [probes[tool]]);
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
  for (const [, language] of blocks) assert.equal(language, 'sh', 'a block that a test would not run');
  return blocks.map(([, , text = '']) => text);
}
