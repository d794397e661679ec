import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';
import { mcpVersions } from '../../../src/core/interfaces/documents/mcp-versions.ts';
import { runProcess } from '../../support/processes.ts';

test('loading the application does not load the MCP library, and loading the MCP handler does', async () => {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const countLibraryFiles = () => loaded.filter((url) => url.includes('/node_modules/@modelcontextprotocol/')).length;
    await import('./src/app.ts');
    console.log('start:', countLibraryFiles());
    await import('./src/core/interfaces/mcp/mcp-handler.ts');
    console.log('request:', countLibraryFiles());`;
  const { code, output } = await runProcess(process.execPath, ['--input-type=module', '--eval', script]);
  assert.equal(code, 0, output);
  assert.match(output, /start: 0\nrequest: [1-9]/);
});

test('the published protocol versions are the current one and the older ones of the MCP library', () => {
  const [currentVersion, ...olderVersions] = mcpVersions;
  assert.equal(currentVersion, '2026-07-28');
  assert.deepEqual(
    olderVersions,
    SUPPORTED_PROTOCOL_VERSIONS.filter((version) => version < '2026-07-28'),
  );
});
