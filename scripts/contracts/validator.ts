import { build } from 'esbuild';

const notice = `// Written by \`npm run contracts\` from src/arcade/games/bundle; not by hand.
// The check of games before they are uploaded, for Node and browsers: validateBundle({ archive }) or validateBundle({ files })
// gives the report that the server gives for the same bytes. Contains parts of acorn (MIT, (c) 2012-2022 by various contributors),
// css-tree (MIT, (c) 2016-2024 Roman Dvornov), entities (BSD-2-Clause, (c) Felix Böhm), noble-hashes (MIT, (c) 2022 Paul Miller),
// parse5 (MIT, (c) 2013-2019 Ivan Nikulin), saxes (ISC, (c) Isaac Z. Schlueter and contributors), typebox (MIT, (c) 2017-2026
// Haydn Paterson) and xmlchars (MIT, (c) Louis-Dominique Dubeau).`;

/** Content of sdk/validate.mjs: without imports, I/O and dynamic code evaluation. */
export async function validatorText(root: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['scripts/contracts/validator-entry.ts'],
    bundle: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    format: 'esm',
    target: 'es2024',
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
    lineLimit: 160,
    write: false,
    banner: { js: notice },
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('esbuild produced no output file.');
  return file.text;
}
