import assert from 'node:assert/strict';

/**
 * Checks a machine-readable document: content type, CORS, caching, conditional requests and 405 for other methods.
 * Returns its text.
 */
export async function assertServed(url: string, contentType: string, allowedOrigin: '*' | null = '*'): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  assert.equal(response.status, 200, url);
  assert.equal(response.headers.get('content-type'), contentType, url);
  assert.match(response.headers.get('cache-control') ?? '', /^public, max-age=\d+$/);
  assert.equal(response.headers.get('access-control-allow-origin'), allowedOrigin);
  assert.ok(text.length > 20);
  const etag = response.headers.get('etag') ?? '';
  assert.match(etag, /^W\/"[\w-]{22}"$/);
  const secondResponse = await fetch(url, { headers: { 'if-none-match': `"other", ${etag}` } });
  assert.equal(secondResponse.status, 304);
  assert.equal(await secondResponse.text(), '');
  const otherEtagResponse = await fetch(url, { headers: { 'if-none-match': '"other"' } });
  await otherEtagResponse.arrayBuffer();
  assert.equal(otherEtagResponse.status, 200);
  const head = await fetch(url, { method: 'HEAD' });
  assert.equal(head.status, 200);
  assert.equal(head.headers.get('etag'), etag);
  const preflight = await fetch(url, { method: 'OPTIONS', headers: { origin: 'https://elsewhere.example' } });
  assert.deepEqual(
    [preflight.status, preflight.headers.get('access-control-allow-origin')],
    [allowedOrigin === null ? 405 : 204, allowedOrigin],
  );
  const postResponse = await fetch(url, { method: 'POST' });
  await postResponse.arrayBuffer();
  assert.equal(postResponse.status, 405);
  return text;
}

/** The URLs in a text. */
export function urlsIn(text: string): string[] {
  const matches = [...text.matchAll(/https?:\/\/[^\s)`"'<>,]+/g)].map(([url]) => url.replace(/[.:;]+$/, ''));
  return [...new Set(matches)];
}
