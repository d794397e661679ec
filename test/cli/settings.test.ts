import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigError, readConfig } from '../../src/core/base/config.ts';
import { ownFolder, rialto } from './rialto.ts';

const [one, other] = ['1'.repeat(64), '2'.repeat(64)];

const refused: readonly (readonly [what: string, settings: Readonly<Record<string, string>>])[] = [
  ['a module named twice', { RIALTO_MODULES: 'exchange,exchange' }],
  ['an operator named twice', { RIALTO_ADMIN_KEYS: `ann:${one},ann:${other}` }],
  ['one key of two operators', { RIALTO_ADMIN_KEYS: `ann:${one},bob:${one}` }],
  ['an operator named as the single key is', { RIALTO_ADMIN_KEYS: `operator:${one}`, RIALTO_ADMIN_KEY_SHA256: other }],
  ['a word for an origin', { RIALTO_MCP_ORIGINS: 'https://app.example, banana' }],
  ['an origin with a path', { RIALTO_MCP_ORIGINS: 'https://app.example/' }],
  ['an origin as no browser sends it', { RIALTO_MCP_ORIGINS: 'https://App.example:443' }],
  ['an address with a password', { RIALTO_PUBLIC_URL: 'https://:secret@rialto.example' }],
];

for (const [what, settings] of refused) {
  test(`${what} is no configuration`, () => {
    const [name = ''] = Object.keys(settings);
    assert.throws(
      () => readConfig(settings),
      (error) => error instanceof ConfigError && error.message.includes(name),
    );
  });
}

test('operators and origins that differ are one configuration', () => {
  const config = readConfig({
    RIALTO_ADMIN_KEYS: `ann:${one}, bob:${other}`,
    RIALTO_MCP_ORIGINS: 'https://app.example, http://localhost:3000, vscode-webview://a1b2',
  });
  assert.deepEqual([...config.adminKeys.keys()], ['ann', 'bob']);
  assert.deepEqual(config.mcpOrigins, ['https://app.example', 'http://localhost:3000', 'vscode-webview://a1b2']);
});

test('a name for the host that no machine has ends with one sentence', async (t) => {
  const ended = await rialto(['serve'], { ...ownFolder(t), RIALTO_PORT: '0', RIALTO_HOST: 'no_such_host' });
  assert.match(ended.output, /^rialto: No machine has the name in RIALTO_HOST[^\n]*$/m);
  assert.doesNotMatch(ended.output, /\n\s+at /);
  assert.equal(ended.code, 2);
});
