import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { operations } from '../../src/exchange/operations.ts';
import {
  assertCommands,
  assertDocumentsOperations,
  assertLinks,
  assertSamples,
  commandsOf,
  runProgram,
  samplesOf,
} from '../support/docs-page.ts';
import { send } from '../support/http.ts';
import { startServer, type TestServer } from '../support/server.ts';

const runFile = promisify(execFile);
const curlMissing = spawnSync('curl', ['--version']).status === 0 ? false : 'curl is not installed';

describe('the documentation page', () => {
  let server: TestServer;
  let text = '';
  before(async () => {
    server = await startServer();
    text = (await send(`${server.url}/exchange/docs`)).text;
  });
  after(() => server?.close());

  test('documents every operation with its addresses, fields and errors', () =>
    assertDocumentsOperations(text, operations));

  test('recommends one URL of each operation', () =>
    assert.match(text, /<code>POST \{base\}\/operations\/\{name\}<\/code>;[^<]*Prefer the first: every operation/));

  test('every link on the page resolves', () => assertLinks(text, server.url));

  test('the first commands run in order, with a shorter wait and without the endless stream', {
    skip: curlMissing,
  }, async () => {
    const commands = commandsOf(text.slice(text.indexOf('id="start"'), text.indexOf('id="mcp"')));
    assert.equal(commands.length, 6);
    // The last command is a stream that does not end.
    assert.match(commands.at(-1) ?? '', /^curl -N '[^']*\/events\?cursor=0'/);
    // No events occur, so the long poll would take its full 25 s.
    const endingCommands = commands.slice(0, -1).map((command) => command.replace('wait=25', 'wait=1'));
    const responses = await runInOneShell(endingCommands);
    assert.deepEqual(
      responses.map((response) => Object.keys(response)[0]),
      ['entries', 'agent', 'entry', 'events'],
    );
  });

  test('every example exists in JavaScript, Python and MCP', () => assertSamples(text, operations));

  test('the samples of a search print its results', async () => {
    const isSearch = (sample: string) => sample.includes('/operations/search');
    const javaScript = samplesOf(text, 'JavaScript').find(isSearch) ?? '';
    assert.match(await runProgram(process.execPath, ['--input-type=module'], javaScript), /entries: \[/);
    const python = samplesOf(text, 'Python').find(isSearch) ?? '';
    assert.match(await runProgram('python3', ['-'], python), /'entries': \[/);
  });

  test('every example is a single shell command', { skip: curlMissing }, () =>
    assertCommands(commandsOf(text.slice(text.indexOf('id="operations"')))),
  );
});

/** The output of each `curl`; later commands use variables of earlier ones. */
async function runInOneShell(commands: readonly string[]): Promise<object[]> {
  const { stdout } = await runFile('sh', [
    '-ec',
    commands.map((command) => command.replace(/^curl/, 'curl -sS --fail-with-body -w "\\n"')).join('\n'),
  ]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
}
