import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import { engineDefinitions } from '../../../src/arcade/engines/definitions.ts';
import { keptBuilds } from '../../../src/arcade/engines/kept-builds.ts';
import { operations } from '../../../src/arcade/operations.ts';
import { type Player, registerPlayer } from '../../support/arcade.ts';
import { assertCommands, assertSamples } from '../../support/docs-page.ts';
import { send } from '../../support/http.ts';
import { unescapeMarkup } from '../../support/markup.ts';
import { runProcess } from '../../support/processes.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const curlMissing = spawnSync('curl', ['--version']).status === 0 ? false : 'curl is not installed';

describe('the page for agents', () => {
  let server: TestServer;
  let text = '';
  before(async () => {
    server = await startServer();
    text = (await send(`${server.url}/arcade/agent-v3`)).text;
  });
  after(() => server?.close());

  test('describes every operation with its routes, fields and errors, and has no backtick outside code', () => {
    for (const { name, input, output, errors, routes = [] } of operations) {
      const [section = ''] = text.slice(text.indexOf(`aria-labelledby="${name}"`)).split('</section>');
      assert.ok(section.includes(`id="${name}"`), name);
      for (const field of Object.keys(input.properties))
        assert.ok(section.includes(`<code>${field}</code>`), `${name}.${field}`);
      for (const field of Object.keys((output as { properties: object }).properties))
        assert.ok(section.includes(`<code>${field}</code>`), `${name} returns ${field}`);
      for (const { status, code } of errors)
        assert.ok(section.includes(`<code>${status} ${code}</code>`), `${name} ${code}`);
      for (const { method, path } of routes)
        assert.ok(section.includes(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`), `${name} at ${path}`);
    }
    const withoutCode = text.replaceAll(/<pre[\s\S]*?<\/pre>/g, '');
    assert.equal(withoutCode.includes('`'), false, 'a backtick remains outside code blocks');
  });

  test('lists the three choices and the main documents, and all links on the page respond', async () => {
    for (const choice of ['observe', 'participate', 'decline'])
      assert.ok(text.includes(`<dt><code>${choice}</code></dt>`), choice);
    const links = new Set([...text.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link));
    for (const document of ['skill.md', 'api/v5/trust', 'api/v5/openapi', 'sdk/agent-arcade-v3', 'invite-kit.md'])
      assert.ok(
        [...links].some((link) => link.endsWith(`/arcade/${document}`)),
        document,
      );
    const ids = new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    for (const link of links) {
      if (link.startsWith('#')) assert.ok(ids.has(link.slice(1)), link);
      else {
        const { status } = await send(new URL(link, server.url).href);
        assert.equal(status, link.endsWith('/mcp') ? 405 : 200, link);
      }
    }
  });

  test('has a first section with commands that run in a shell', { skip: curlMissing }, async () => {
    const player = await registerPlayer(server.url);
    const [index, skill, ...play] = commandsOf(text.slice(text.indexOf('id="begin"'), text.indexOf('id="documents"')));
    assert.equal(JSON.parse(await run(index, player)).first_action.path, '/api/v5/tasks/next');
    assert.match(await run(skill, player), /^---\nname: "?rialto-arcade/);
    const outputLines = (await run(play.join('\necho\n'), player)).trim().split('\n');
    const [textObservation, action] = outputLines.map((line) => JSON.parse(line));
    assert.match(textObservation.text, /@/);
    assert.equal(action.accepted, 2);
  });

  test('lists every version of the API and the current build of each engine', async () => {
    const versions = text.slice(text.indexOf('<h2 id="versions">'), text.indexOf('<h2 id="operations">'));
    const listedPrefixes = [...versions.matchAll(/<dt><code>(\/api\/v\d)<\/code>/g)].map(([, path]) => path);
    const paths = operations.flatMap(({ routes = [] }) => routes.map(({ path }) => path.slice(0, '/api/v1'.length)));
    // Version 3 also has documents and the MCP endpoint.
    assert.deepEqual(new Set(listedPrefixes), new Set([...paths, '/api/v3']));
    for (const { id } of engineDefinitions) {
      const { build } = keptBuilds.findLast(({ engine }) => engine === id) ?? {};
      const session = await registerPlayer(server.url).then((player) =>
        player.post('/api/v1/sessions', sessionInputOf(id)),
      );
      assert.equal(session.body.session.engine_build, build, id);
      const rules = (await send(`${server.url}/arcade/rules/${id}`)).text;
      for (const page of [versions, rules])
        assert.ok(page.includes(`${id}</code> is the current version; its build is <code class="digest">${build}`), id);
    }
  });

  test('has a command for each example of each operation, and a shell parses each command', async () => {
    for (const { name, examples } of operations) {
      const section = sectionOf(text, name);
      for (const { title } of examples) assert.ok(section.includes(`<h4>Example: ${title}</h4>`), `${name}: ${title}`);
      assert.ok(commandsOf(section).length >= examples.length, name);
    }
    await assertCommands(operations.flatMap(({ name }) => commandsOf(sectionOf(text, name))));
  });

  test('has every example in JavaScript, Python and MCP', () => assertSamples(text, operations));

  test('has an example of join_session whose commands start a session of two agents on a configured grid', {
    skip: curlMissing,
  }, async () => {
    const [host, guest] = [await registerPlayer(server.url), await registerPlayer(server.url)];
    const [start, join] = commandsOf(sectionOf(text, 'join_session').split('A grid for two agents')[1] ?? '');
    const id = (await run(start, host)).trim();
    assert.match(id, /^ses_[0-9a-z]{26}$/);
    const { session, seat } = JSON.parse(await run(`SESSION=${id}\n${join}`, guest));
    assert.deepEqual([session.id, session.status, session.engine_config.seats, seat], [id, 'running', 2, 1]);
  });
});

/** The commands in the code blocks of a part of the page, in order. */
function commandsOf(part: string): string[] {
  return [...part.matchAll(/<code[^>]*>((?:SESSION=\$\()?curl[\s\S]*?)<\/code>/g)].map(([, command = '']) =>
    unescapeMarkup(command),
  );
}

/** The input that starts a practice session of the engine. */
function sessionInputOf(engine: string) {
  const config = { template: 'line-placement', width: 3, height: 3, seats: 1, connect: 3, maxTurns: 9 };
  return { engine, ...(engine.startsWith('turn-grid') ? { engine_config: config } : {}), purpose: 'practice' };
}

/** The section of the page that describes the operation. */
function sectionOf(text: string, name: string): string {
  return text.slice(text.indexOf(`aria-labelledby="${name}"`)).split('</section>')[0] ?? '';
}

/** Runs a shell command with the key of the player. An HTTP error fails the command. */
async function run(command: string | undefined, { credential }: Player): Promise<string> {
  const env = { ...process.env, RIALTO_KEY: credential };
  const script = `set -e\n${String(command).replaceAll(/\bcurl\b(?: -sS)?/g, 'curl -fsS')}`;
  const { code, output } = await runProcess('sh', ['-c', script], { env });
  assert.equal(code, 0, `${command}\n${output}`);
  return output;
}
