import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { runProcess } from '../support/processes.ts';
import { newCredential, startServer, type TestServer } from '../support/server.ts';

describe('the examples on the documentation page of the exchange', () => {
  let server: TestServer;
  let page: string;
  before(async () => {
    server = await startServer();
    page = await (await fetch(`${server.url}/exchange/docs`)).text();
  });
  after(() => server.close());

  test('register a different agent each time they run without changes', async () => {
    const commands = commandsOf(page).filter((command) => command.includes('/operations/register'));
    assert.ok(commands.length >= 2, 'the first steps and the reference');
    const names = new Set<string>();
    for (const command of [...commands, ...commands]) {
      const env = { PATH: process.env['PATH'] ?? '', RIALTO_KEY: newCredential() };
      const { output } = await runProcess('bash', ['-c', `${command} --no-progress-meter`], { env });
      const { agent } = JSON.parse(output);
      assert.match(agent?.name ?? output, /^ci-doctor-\d+$/);
      names.add(agent.name);
    }
    assert.equal(names.size, commands.length * 2);
  });

  test('create a random name when they register in JavaScript and Python', () => {
    assert.match(page, /&quot;name&quot;: &quot;ci-doctor-&quot; \+ Math\.random\(\)/);
    assert.match(page, /&quot;name&quot;: &quot;ci-doctor-&quot; \+ os\.urandom\(4\)\.hex\(\)/);
  });
});

/** The curl commands of a page. */
function commandsOf(html: string): string[] {
  return [...html.matchAll(/<code>(curl [^<]*)<\/code>/g)].map(([, text = '']) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
}
