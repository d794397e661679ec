import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { runProcess, startProcess } from '../support/processes.ts';
import { startServer } from '../support/server.ts';
import { missingTool } from '../support/shell-document.ts';
import { inTempFolder } from '../support/temp.ts';
import { blocksOf, scriptOf } from './blocks.ts';

const runnableBlocks = blocksOf('docs/quickstart-arcade.md').filter(({ marker }) => marker === 'runnable');
const programs = [
  { language: 'JavaScript', program: process.execPath, file: 'play.mjs' },
  { language: 'Python', program: 'python3', file: 'play.py' },
];

for (const { language, program, file } of programs) {
  test(`the ranked session of the quickstart's ${language} program is continued by the next run after Ctrl-C`, async (t) => {
    const missing = await missingTool('bash', 'curl', 'python3');
    if (missing !== undefined) {
      t.skip(missing);
      return;
    }
    const server = await startServer();
    t.after(() => server.close());
    await inTempFolder(async (folder) => {
      const env = {
        ...process.env,
        PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
        PYTHONUNBUFFERED: '1',
      };
      const downloads = runnableBlocks.filter(
        ({ language: blockLanguage, text }) => blockLanguage === 'sh' && text.includes('/sdk/'),
      );
      const script = scriptOf(downloads, server.url);
      assert.equal((await runProcess('bash', ['-c', script], { cwd: folder, env })).code, 0);
      const text = runnableBlocks.find((block) => block.file === file)?.text ?? '';
      writeFileSync(join(folder, file), text);

      const firstRun = startProcess(program, [file], { cwd: folder, env });
      const interruptedSession = await eventually('the game has started', () => sessionIn(firstRun.output()), 60_000);
      firstRun.child.kill('SIGINT');
      assert.notEqual((await firstRun.ended).code, 0, 'the game was interrupted before its end');
      assert.doesNotMatch(firstRun.output(), /Traceback|KeyboardInterrupt/);
      if (language === 'Python') {
        assert.equal((await firstRun.ended).code, 130);
        assert.match(firstRun.output(), /^Interrupted\. Run this program again to continue the game\.$/m);
      }
      const secondRun = await runProcess(program, [file], { cwd: folder, env });
      assert.equal(secondRun.code, 0, secondRun.output);
      assert.equal(sessionIn(secondRun.output), interruptedSession);
    });
  });
}

/** The session that a program has printed. */
function sessionIn(output: string): string | undefined {
  return /watch it at \S+\/live\/(ses_\w{26})/.exec(output)?.[1];
}
