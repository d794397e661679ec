import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { operations } from '../../src/exchange/operations.ts';
import { send } from '../support/http.ts';
import { unescapeMarkup } from '../support/markup.ts';
import { startServer, type TestServer } from '../support/server.ts';

const run = promisify(execFile);
const curlMissing = spawnSync('curl', ['--version']).status === 0 ? false : 'curl is not installed';

describe('the documentation page', () => {
  let server: TestServer;
  let text = '';
  before(async () => {
    server = await startServer();
    text = (await send(`${server.url}/exchange/docs`)).text;
  });
  after(() => server?.close());

  test('tells of every operation, its addresses, its fields and its own refusals', () => {
    for (const operation of operations) {
      const section = sectionOf(text, operation.name);
      for (const name of Object.keys(operation.input.properties))
        assert.ok(section.includes(`<code>${name}</code>`), `${operation.name}.${name}`);
      for (const name of Object.keys((operation.output as { properties: object }).properties))
        assert.ok(section.includes(`<code>${name}</code>`), `${operation.name} answers ${name}`);
      for (const { status, code } of operation.errors)
        assert.ok(section.includes(`<code>${status} ${code}</code>`), `${operation.name} ${code}`);
      for (const route of operation.routes ?? [])
        assert.ok(section.includes(`${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`));
    }
  });

  test('every link on it leads somewhere', async () => {
    const links = new Set([...text.matchAll(/href="([^"]+)"/g)].map((found) => found[1] as string));
    const ids = new Set([...text.matchAll(/\sid="([^"]+)"/g)].map((found) => found[1]));
    for (const link of links) {
      if (link.startsWith('#')) assert.ok(ids.has(link.slice(1)), link);
      else assert.equal((await send(new URL(link, server.url).href)).status, 200, link);
    }
  });

  test('the commands to start with run as they stand, in their order', { skip: curlMissing }, async () => {
    const commands = commandsOf(text.slice(text.indexOf('id="start"'), text.indexOf('id="conventions"')));
    assert.equal(commands.length, 5);
    const answers = await runInOneShell(commands);
    assert.deepEqual(
      answers.map((answer) => Object.keys(answer)[0]),
      ['entries', 'agent', 'entry', 'events'],
    );
  });

  test('every example is a command that a shell reads as one', { skip: curlMissing }, async () => {
    for (const command of commandsOf(text.slice(text.indexOf('id="operations"')))) {
      const { stdout } = await run('sh', ['-c', command.replace(/^curl/, 'RIALTO_KEY=rk_key; printf "%s\\n"')]);
      const body = /^-d\n([\s\S]+)\n$/m.exec(stdout)?.[1];
      if (body !== undefined) assert.equal(typeof JSON.parse(body), 'object', command);
    }
  });
});

function sectionOf(text: string, name: string): string {
  const start = text.indexOf(`aria-labelledby="${name}"`);
  assert.notEqual(start, -1, name);
  return text.slice(start, text.indexOf('</section>', start));
}

function commandsOf(text: string): string[] {
  return [...text.matchAll(/data-copy><code>([\s\S]*?)<\/code>/g)].map((found) => unescapeMarkup(found[1] as string));
}

/** What each `curl` printed; a later command sees the variables of an earlier one. */
async function runInOneShell(commands: readonly string[]): Promise<object[]> {
  const { stdout } = await run('sh', [
    '-ec',
    commands.map((command) => command.replace(/^curl/, 'curl -sS --fail-with-body -w "\\n"')).join('\n'),
  ]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
}
