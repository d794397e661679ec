import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { describe, test } from 'node:test';
import { RialtoArcade } from '../../sdk/arcade.mjs';
import { RialtoExchange } from '../../sdk/exchange.mjs';
import { freePort } from '../support/free-port.ts';
import { runProcess } from '../support/processes.ts';
import { missingTool } from '../support/shell-document.ts';
import { inTempFolder } from '../support/temp.ts';
import { blocksOf } from './blocks.ts';

const pythonAgent = `
import sys
from rialto_exchange import RialtoExchange
def on_retry(error, seconds):
    print("%s Retrying in %.1f s." % (error, seconds), file=sys.stderr)
RialtoExchange(on_retry=on_retry).search()
`;
const programs = [
  { file: 'play.mjs', clients: ['sdk/arcade.mjs'], text: programOf('arcade', 'play.mjs') },
  { file: 'play.py', clients: ['sdk/rialto_arcade.py', 'sdk/rialto_gym.py'], text: programOf('arcade', 'play.py') },
  { file: 'ask.mjs', clients: ['sdk/exchange.mjs'], text: programOf('exchange', 'ask.mjs') },
  { file: 'agent.py', clients: ['sdk/rialto_exchange.py'], text: pythonAgent },
] as const;
const retrySecondsMax = 3;

describe('clients without a reachable server', { concurrency: true }, () => {
  for (const { file, clients, text } of programs) {
    test(`${file} prints which server it waits for, and gives up after waits of at most 3 s in total when connections are refused`, async (t) => {
      const isPython = file.endsWith('.py');
      const missing = isPython ? await missingTool('python3') : undefined;
      if (missing !== undefined) {
        t.skip(missing);
        return;
      }
      const origin = `http://localhost:${await freePort()}`;
      await inTempFolder(async (folder) => {
        for (const client of clients)
          writeFileSync(
            join(folder, basename(client)),
            readFileSync(client, 'utf8').replaceAll('http://localhost:8080', origin),
          );
        writeFileSync(join(folder, file), text);
        const { code, output } = await runProcess(isPython ? 'python3' : process.execPath, [file], { cwd: folder });
        assert.notEqual(code, 0, output);
        const retries = Array.from(output.matchAll(/^unreachable: (.*) Retrying in (\d\.\d) s\.$/gm));
        assert.ok(retries.length > 0, output);
        for (const [, message = ''] of retries) assert.ok(message.includes(origin), message);
        const totalSeconds = retries.reduce((sum, [, , seconds]) => sum + Number(seconds), 0);
        // Each printed wait is rounded by at most 0.05 s.
        assert.ok(totalSeconds <= retrySecondsMax + retries.length * 0.05, output);
      });
    });
  }

  for (const { name, createCall } of [
    {
      name: 'arcade',
      createCall: (baseUrl: string, onRetry: (error: Error, seconds: number) => void) => {
        const client = new RialtoArcade({ baseUrl, onRetry });
        return (signal?: AbortSignal) => client.request('GET', '/api/v5/live', {}, { signal });
      },
    },
    {
      name: 'exchange',
      createCall: (baseUrl: string, onRetry: (error: Error, seconds: number) => void) => {
        const client = new RialtoExchange({ baseUrl, onRetry });
        return (signal?: AbortSignal) => client.limits({ signal });
      },
    },
  ]) {
    test(`the client of the ${name} waits longer for a server that has responded before`, async () => {
      const server = createServer((_request, response) => response.end('{}'));
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
      const abortController = new AbortController();
      let totalSeconds = 0;
      const call = createCall(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, (_error, seconds) => {
        totalSeconds += seconds;
        if (totalSeconds > retrySecondsMax) abortController.abort(new Error('still waiting'));
      });
      await call();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await assert.rejects(call(abortController.signal), { message: 'still waiting' });
    });
  }
});

/** A program of a quickstart. */
function programOf(quickstart: string, file: string): string {
  const block = blocksOf(`docs/quickstart-${quickstart}.md`).find((candidate) => candidate.file === file);
  if (block === undefined) throw new Error(`docs/quickstart-${quickstart}.md has no program ${file}`);
  return block.text;
}
