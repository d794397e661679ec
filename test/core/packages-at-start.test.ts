import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runProcess } from '../support/processes.ts';
import { inTempFolder } from '../support/temp.ts';

/**
 * Packages, or files of packages, that are loaded when a feature first needs them. Loading them earlier would delay
 * each start.
 */
const packagesOnDemand = [
  '@modelcontextprotocol/server',
  '@opentelemetry/sdk-trace',
  '@scalar/fastify-api-reference',
  'acorn',
  'css-tree',
  'diff',
  'iovalkey',
  'markdown-it',
  'nodemailer',
  'parse5',
  'pg',
  'piscina',
  'playwright-core',
  'rate-limiter-flexible/index.js',
  's3mini',
  'saxes',
  'stripe',
];

test('a start on SQLite with the default settings loads no package that only some servers or requests need', async () => {
  await inTempFolder(async (folder) => {
    const script = `
      import { registerHooks } from 'node:module';
      const loaded = [];
      registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
      const { serve } = await import('./src/main.ts');
      await serve({ RIALTO_PORT: '0', RIALTO_HOST: '127.0.0.1', RIALTO_DATA_DIR: process.argv[1], RIALTO_LOG_LEVEL: 'error' });
      process.stdout.write(loaded.join('\\n') + '\\nlistening\\n', () => process.exit());`;
    const args = ['--input-type=module', '--eval', script, folder];
    const { code, output } = await runProcess(process.execPath, args);
    assert.equal(code, 0, output);
    assert.match(output, /\/node_modules\/better-sqlite3\/[\s\S]*\nlistening\n/);
    const loadedTooEarly = packagesOnDemand.filter((name) =>
      output.split('\n').some((url) => `${url}/`.includes(`/node_modules/${name}/`)),
    );
    assert.deepEqual(loadedTooEarly, []);
  });
});
