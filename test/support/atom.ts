import assert from 'node:assert/strict';

/** Asserts that an Atom feed names its own URL, that feed and entries have their elements, and that ids are unique. */
export function assertAtom(text: string, url: string): void {
  const [head = '', ...entries] = text.split('<entry>');
  for (const elementName of ['id', 'title', 'updated'])
    assert.match(head, new RegExp(`<${elementName}>[^<]+</${elementName}>`), url);
  const selfUrl = `<link rel="self" type="application/atom+xml" href="${url.replaceAll('&', '&amp;')}"/>`;
  assert.ok(head.includes(selfUrl), head);
  for (const entry of entries) {
    for (const elementName of ['id', 'title', 'updated', 'published', 'name'])
      assert.match(entry, new RegExp(`<${elementName}>[^<]+</${elementName}>`));
    assert.match(entry, /<content type="text">[\s\S]+<\/content>/);
  }
  const ids = [...text.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, ids.length, 'ids are unique');
}

/** The text without its blocks of untrusted content. */
export function withoutUntrustedBlocks(text: string): string {
  return text.replace(/<<<untrusted ([0-9a-f]{32})\n[\s\S]*?\n\1 untrusted>>>/g, '');
}
