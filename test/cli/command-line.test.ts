// Slow: starts the command line as a program for each test.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { describeJson } from '../../src/cli/table.ts';
import { runProcess } from '../support/processes.ts';
import { rialtoProcess, tempDataDir } from './rialto.ts';

test('rialto admin lists its actions by group, and the nearest action is suggested for a mistyped one, also without "admin"', async () => {
  const { code, output } = await rialtoProcess(['admin'], {});
  assert.equal(code, 2);
  assert.match(
    output,
    /^All services$[\s\S]*^ {2}suspend [\s\S]*^Arcade$[\s\S]*^Relay$[\s\S]*^Keys, databases and epochs$/m,
  );
  assert.match((await rialtoProcess(['suspned'], {})).output, /Did you mean "admin suspend"\?/);
  assert.match((await rialtoProcess(['admin', 'suspned'], {})).output, /Did you mean "suspend"\?/);
});

test('settings are read from .env in the working folder, and the environment takes precedence', async (t) => {
  const { RIALTO_DATA_DIR: folder } = tempDataDir(t);
  writeFileSync(join(folder, '.env'), 'RIALTO_PORT=abc\nRIALTO_RATE_LIMITS=some\n');
  const program = resolve('bin/rialto.js');
  const runDoctor = (port?: string) => {
    const inheritedVariables = Object.entries(process.env).filter(
      ([name]) => !/^(RIALTO_|DATABASE_URL$|NODE_)/.test(name),
    );
    const env = { ...Object.fromEntries(inheritedVariables), ...(port === undefined ? {} : { RIALTO_PORT: port }) };
    return runProcess(process.execPath, [program, 'doctor'], { env, cwd: folder });
  };
  const resultWithoutPort = await runDoctor();
  assert.equal(resultWithoutPort.code, 2);
  assert.match(
    resultWithoutPort.output,
    /RIALTO_PORT must be a port from 0 to 65535, not "abc"; .* on, off, not "some"\./,
  );
  assert.doesNotMatch((await runDoctor('0')).output, /RIALTO_PORT/);
});

test('rialto doctor --json reports a data folder that cannot exist and an allowed destination without a port', async () => {
  const settings = { RIALTO_DATA_DIR: '/proc/rialto', RIALTO_RELAY_ALLOW: 'crm.example', RIALTO_PORT: '0' };
  const { code, output } = await rialtoProcess(['doctor', '--json'], settings);
  assert.equal(code, 1, output);
  const { findings, settings: effectiveSettings } = JSON.parse(output);
  const failures = findings.filter(({ level }: { level: string }) => level === 'fail');
  assert.ok(failures.some(({ subject }: { subject: string }) => subject === 'RIALTO_RELAY_ALLOW'));
  assert.ok(
    process.platform !== 'linux' || failures.some(({ subject }: { subject: string }) => subject === 'data folder'),
  );
  assert.equal(String(effectiveSettings.RIALTO_PORT), '0');
});

test('bash completes commands, actions, options and the names of shells', async () => {
  const { output } = await rialtoProcess(['completion', 'bash'], {});
  const complete = async (...words: string[]) => {
    const quotedWords = words.map((word) => `'${word}'`).join(' ');
    const script = `${output}\nCOMP_WORDS=(rialto ${quotedWords}); COMP_CWORD=${words.length}; _rialto; echo "\${COMPREPLY[@]}"`;
    return (await runProcess('bash', ['-c', script], {})).output.trim();
  };
  assert.equal(await complete('doc'), 'doctor');
  assert.equal(await complete('admin', 'arcade-h'), 'arcade-health');
  assert.equal(await complete('serve', '--data-d'), '--data-dir');
  assert.equal(await complete('receipts', 'down'), 'download');
  assert.equal(await complete('completion', ''), 'bash zsh fish');
});

test('rialto config prints the effective settings as lines or JSON, and refuses other arguments', async () => {
  const { code, output } = await rialtoProcess(['config'], { RIALTO_PORT: '9001' });
  assert.equal(code, 0, output);
  assert.match(output, /^RIALTO_PORT +9001$/m);
  assert.equal(
    JSON.parse((await rialtoProcess(['config', '--json'], { RIALTO_PORT: '9001' })).output).RIALTO_PORT,
    '9001',
  );
  assert.equal((await rialtoProcess(['config', 'port'], {})).code, 2);
});

test('the error for a mistyped command, flag or subcommand suggests the nearest one', async () => {
  assert.match((await rialtoProcess(['hlep'], {})).output, /Did you mean "help"\?/);
  assert.match((await rialtoProcess(['serve', '--prot', '9'], {})).output, /Did you mean "--port"\?/);
  assert.match((await rialtoProcess(['receipts', 'lsit'], {})).output, /Did you mean "list"\?/);
});

test('completion scripts contain commands, actions and options; bash parses its script, and an unknown shell is refused', async () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { code, output } = await rialtoProcess(['completion', shell], {});
    assert.equal(code, 0);
    assert.match(output, /receipts/);
    assert.match(output, /suspend/);
    if (shell === 'bash') assert.equal((await runProcess('bash', ['-n', '-c', output], {})).code, 0);
    for (const word of ['config', '--once', '--data-dir', 'download', 'fish', 'settings'])
      assert.ok(output.includes(word), `${shell}: ${word}`);
  }
  assert.equal((await rialtoProcess(['completion', 'tcsh'], {})).code, 2);
});

test('JSON is shown as aligned members and tables, with control characters escaped', () => {
  const text = describeJson({ total: 2, next: null, rows: [{ id: 'a', note: '\u001b[31mred' }, { id: 'bcd' }] });
  assert.equal(text, 'total  2\nnext   -\n\nrows\nid   note\na    \\u001b[31mred\nbcd  -');
});
