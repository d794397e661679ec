import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runProcess } from '../support/processes.ts';
import { inTempFolder } from '../support/temp.ts';

/** Makes the process look like Node 20: its version number, and no compile cache functions. */
const node20Preload = `
import module, { syncBuiltinESMExports } from 'node:module';
Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } });
delete module.enableCompileCache;
delete module.flushCompileCache;
syncBuiltinESMExports();`;

test('rialto on an older Node exits and names the required version and the command that runs it with that version', async () => {
  const preload = `data:text/javascript,${encodeURIComponent(node20Preload)}`;
  const { code, output } = await runProcess(process.execPath, ['--import', preload, 'bin/rialto.js', '--version'], {
    env: process.env,
  });
  assert.equal(code, 2, output);
  assert.match(output, /^rialto: Node 20\.1\.0 is too old: use Node 24 or newer\. .* npm run -s rialto -- /m);
  assert.doesNotMatch(output, /SyntaxError|TypeError|^ +at /m);
});

test('rialto in a package without compiled files names the command that was left out', () =>
  inTempFolder(async (folder) => {
    cpSync('bin', join(folder, 'bin'), { recursive: true });
    cpSync('package.json', join(folder, 'package.json'));
    const { code, output } = await runProcess(process.execPath, [join(folder, 'bin/rialto.js'), '--version']);
    assert.equal(code, 2, output);
    assert.match(output, /^rialto: this package has no compiled files: .*`npm run build`/m);
    assert.doesNotMatch(output, /^ +at /m);
  }));
