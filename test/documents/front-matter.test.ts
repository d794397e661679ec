import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { parse } from 'yaml';
import { startServer, type TestServer } from '../support/server.ts';

const services = ['', '/exchange', '/arcade', '/relay'];

let server: TestServer;
before(async () => {
  server = await startServer({ RIALTO_MODULES: 'exchange,arcade,relay' });
});
after(() => server.close());

/** The front matter of a document, between two lines of three dashes at its start. */
function frontMatterOf(text: string): string | undefined {
  return /^---\r?\n(.*?)\r?\n---\r?\n/s.exec(text)?.[1];
}

describe('front matter', () => {
  for (const service of services)
    test(`of ${service}/skill.md is YAML with a name and a description that skill loaders accept`, async () => {
      const text = await (await fetch(`${server.url}${service}/skill.md`)).text();
      const { name, description, ...otherFields } = parse(frontMatterOf(text) ?? '');
      assert.match(name, /^[a-z0-9]+(-[a-z0-9]+)*$/);
      assert.equal(name, ['rialto', ...service.split('/').filter(Boolean)].join('-'));
      assert.equal(typeof description, 'string');
      assert.ok(description.length >= 20 && description.length <= 1024);
      assert.ok(
        text.includes(description.slice(0, 40), text.indexOf('\n# ')),
        'the introduction does not contain the description',
      );
      assert.deepEqual(otherFields, {});
    });

  test('of every document that a service lists is YAML', async () => {
    const lists = await Promise.all(
      services.map(async (service) => (await fetch(`${server.url}${service}/llms.txt`)).text()),
    );
    const links = new Set(
      lists.flatMap((list) => [...list.matchAll(/\]\((http[^)]+)\)/g)].map(([, link]) => link ?? '')),
    );
    assert.ok(links.size > 10);
    for (const link of links) {
      const frontMatter = frontMatterOf(await (await fetch(link)).text());
      if (frontMatter !== undefined) assert.equal(typeof parse(frontMatter), 'object', link);
    }
  });
});
