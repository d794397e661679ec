import assert from 'node:assert/strict';

/** A feed has what RFC 4287 demands, names its own address, and no id is in it twice. */
export function assertAtom(text: string, url: string): void {
  const [head = '', ...entries] = text.split('<entry>');
  for (const part of ['id', 'title', 'updated']) assert.match(head, new RegExp(`<${part}>[^<]+</${part}>`), url);
  const self = `<link rel="self" type="application/atom+xml" href="${url.replaceAll('&', '&amp;')}"/>`;
  assert.ok(head.includes(self), head);
  for (const entry of entries) {
    for (const part of ['id', 'title', 'updated', 'published', 'name'])
      assert.match(entry, new RegExp(`<${part}>[^<]+</${part}>`));
    assert.match(entry, /<content type="text">[\s\S]+<\/content>/);
  }
  const ids = [...text.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, ids.length, 'ids are unique');
}

/** A text without what is enclosed in it as untrusted. */
export function outsideEnclosures(text: string): string {
  return text.replace(/<<<untrusted ([0-9a-f]{32})\n[\s\S]*?\n\1 untrusted>>>/g, '');
}
