import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { checkBundle } from '../../src/arcade/games/bundle/read-bundle.ts';
import { validatorSamples } from '../arcade/bundle/scan/validator-samples.ts';
import { browserMissing, launchBrowser } from '../support/browser.ts';

const validator = readFileSync(new URL('../../sdk/validate.mjs', import.meta.url), 'utf8');
const policy = "default-src 'none'; script-src 'self'";

describe('sdk/validate.mjs in a browser', { skip: browserMissing() }, () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser?.close());

  test('returns the report of the server, byte for byte, under a policy without eval', async () => {
    const page = await (await browser.newContext()).newPage();
    await page.route('http://validator.test/**', (route) => {
      const isModule = route.request().url().endsWith('.mjs');
      const contentType = isModule ? 'text/javascript' : 'text/html';
      const headers = { 'content-security-policy': policy };
      return route.fulfill({ body: isModule ? validator : '<!doctype html>', contentType, headers });
    });
    await page.goto('http://validator.test/');
    for (const [name, input] of Object.entries(validatorSamples())) {
      const report = await page.evaluate(
        async ({ module, archive, files }) => {
          const { validateBundle } = await import(module);
          const bytesOf = (numbers: readonly number[]) => new Uint8Array(numbers);
          const input =
            archive === null
              ? { files: files.map(({ path, bytes }) => ({ path, bytes: bytesOf(bytes) })) }
              : { archive: bytesOf(archive) };
          return JSON.stringify(validateBundle(input));
        },
        {
          module: 'http://validator.test/validate.mjs',
          archive: 'archive' in input ? [...input.archive] : null,
          files: 'files' in input ? input.files.map(({ path, bytes }) => ({ path, bytes: [...bytes] })) : [],
        },
      );
      assert.equal(report, JSON.stringify(checkBundle(input).report), name);
    }
  });
});
