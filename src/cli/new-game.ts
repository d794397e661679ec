import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { CliCommand } from './command.ts';
import { UsageError } from './usage-error.ts';

const usage = 'Usage: rialto new-game FOLDER [--title TITLE]';

export const newGameCommand: CliCommand = {
  name: 'new-game',
  summary: 'create a game from a template',
  help: `${usage}

Writes a manifest and a renderer that pass every check to a new or empty folder. The folder name becomes the
slug: lower-case letters, digits and hyphens. Next steps: \`rialto dev FOLDER\` shows it,
\`rialto validate FOLDER\` checks it, \`rialto pack FOLDER\` writes the archive to upload. A server stores at most
2 new versions per account and hour.

--title   the title of the game; default: the slug.

The exit code is 0 when the game was written, 2 when the folder is not empty or its name is not a valid slug.`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { title: { type: 'string' } },
    });
    const [folder] = positionals;
    if (folder === undefined || positionals.length > 1) throw new UsageError(usage);
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new UsageError(`The folder ${folder} is not empty.`);
    const slug = basename(resolve(folder));
    const [{ starterFiles }, { checkBundle }] = await Promise.all([
      import('../arcade/games/starter/starter-files.ts'),
      import('../arcade/games/bundle/read-bundle.ts'),
    ]);
    const files = starterFiles({ slug, title: values.title ?? slug });
    const { report } = checkBundle({ files: files.map(({ path, text }) => ({ path, bytes: Buffer.from(text) })) });
    const [error] = report.findings.filter(({ severity }) => severity === 'error');
    if (error !== undefined)
      throw new UsageError(`The folder name or the title is not valid: ${error.why} ${error.fix}`);
    mkdirSync(folder, { recursive: true });
    for (const { path, text } of files) writeFileSync(join(folder, path), text);
    console.log(`${folder}: ${files.map(({ path }) => path).join(', ')}\nNext: rialto dev ${folder}`);
    return 0;
  },
};
