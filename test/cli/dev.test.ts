// Slow: starts the development server of a game for each test.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import type { Page } from 'playwright-core';
import { browserMissing, launchBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { send } from '../support/http.ts';
import { chromiumWithoutSandbox, probeChromium } from '../support/probe-chromium.ts';
import { startProcess } from '../support/processes.ts';
import { tempFolder } from '../support/temp.ts';
import { rialto } from './rialto.ts';

describe('rialto dev', () => {
  test('serves the frame like a production server, with the findings of the folder', async (t) => {
    const { folder, url } = await startDevServer(t);
    const project = (await send(`${url}/project.json`)).body;
    assert.ok(project.report.ok, JSON.stringify(project.report.findings));
    assert.ok(project.states.length > 20);
    const frame = await send(url + project.frame);
    assert.equal(frame.status, 200);
    assert.match(frame.text, /^<!doctype html><script src="[^"]*frame-bootstrap\/[0-9a-f]{64}\.js"><\/script>/);
    assert.match(String(frame.headers['content-security-policy']), /^sandbox allow-scripts; default-src 'none'; /);
    const script = await send(url + project.frame.replace('index.html', 'renderer.js'));
    assert.equal(script.status, 200);
    assert.equal(script.headers['connection-allowlist'], '(response-origin)');

    writeFileSync(join(folder, 'broken.json'), '{');
    await eventually('the change is detected', async () => {
      const { report } = (await send(`${url}/project.json`)).body;
      return report.findings.some(({ rule }: { rule: string }) => rule === 'type.json');
    });
  });

  test('accepts requests for localhost only', async (t) => {
    const { url } = await startDevServer(t);
    const response = await send(`${url}/project.json`, { headers: [['Host', 'attacker.example']] });
    assert.equal(response.status, 421);
  });

  test('refuses to run probes for a page of another origin and for a GET request', async (t) => {
    const { url } = await startDevServer(t);
    const foreignResponse = await send(`${url}/probes.json`, {
      method: 'POST',
      headers: [['Origin', 'https://attacker.example']],
    });
    assert.equal(foreignResponse.status, 405);
    assert.equal((await send(`${url}/probes.json`)).status, 405);
  });

  test('renders every state of a new game in a browser and loads the renderer again when a file changes', {
    skip: browserMissing() ?? false,
  }, async (t) => {
    const { folder, url } = await startDevServer(t);
    const browser = await launchBrowser();
    t.after(() => browser.close());
    const page = await browser.newPage();
    await page.goto(url);
    const slider = page.locator('#slider');
    await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('#slider')?.max) > 20);
    const frame = page.frameLocator('#stage iframe');
    await frame.locator('#score').waitFor();
    const stateIndexMax = Number(await slider.getAttribute('max'));
    for (let n = 0; n <= stateIndexMax; n += 1) await slider.fill(String(n));
    assert.equal(await page.locator('#failure').textContent(), '');
    assert.equal(await page.locator('#status').textContent(), 'Static checks passed. Next: run the probes.');

    writeFileSync(join(folder, 'renderer.js'), 'window.RialtoRenderer = { render() { missing(); } };');
    await page.waitForFunction(() => /failed \(error\)/.test(document.querySelector('#failure')?.textContent ?? ''));

    writeFileSync(join(folder, 'renderer.js'), 'window.RialtoRenderer = { render() {} };\nabsent.method();');
    await page.waitForFunction(() =>
      /ReferenceError: absent is not defined/.test(document.querySelector('#failure')?.textContent ?? ''),
    );
  });

  test('runs the probes of a new game on its page', { skip: browserMissing() ?? false }, async (t) => {
    const { url } = await startDevServer(t);
    const browser = await launchBrowser();
    t.after(() => browser.close());
    const page = await browser.newPage();
    await page.goto(url);
    await page.locator('#probe').click();
    await eventually('the page counts the seconds of the run', async () =>
      /^[1-9]\d* s of up to 90 s$/.test((await page.locator('#elapsed').textContent()) ?? ''),
    );
    assert.equal(await page.locator('#status').textContent(), 'Static checks passed. The probes are running.');
    const verdictText = await eventually(
      'the probes have a verdict',
      async () => {
        const text = (await page.locator('#probe-status').textContent()) ?? '';
        return text.startsWith('Running') ? undefined : text;
      },
      120_000,
    );
    assert.match(verdictText, /^passed in Chromium /);
    assert.equal(await page.locator('#status').textContent(), 'Static checks passed. Probes passed.');
    assert.equal(await page.locator('#elapsed').textContent(), '');
    assert.equal(await page.locator('#probe-checks li').count(), 9, 'one line for each check');
  });

  test('does not show the result of probes when the files changed during the run', {
    skip: browserMissing() ?? false,
  }, async (t) => {
    const { folder, url } = await startDevServer(t, { RIALTO_CHROMIUM: '/nowhere' });
    const browser = await launchBrowser();
    t.after(() => browser.close());
    const page = await browser.newPage();
    await page.route('**/probes.json', async (route) => {
      writeFileSync(join(folder, 'broken.json'), '{');
      await page.getByText('Static checks failed: 1 error. Correct the errors').waitFor();
      await route.continue();
    });
    await page.goto(url);
    await page.locator('#probe').click();
    await page.getByText('Not shown: the files were read again').waitFor();
    assert.match((await page.locator('#status').textContent()) ?? '', /then run the probes\.$/);
  });

  test('reports why the probes did not run when the sandbox of the browser does not start', async (t) => {
    const { url } = await startDevServer(t, { RIALTO_CHROMIUM: chromiumWithoutSandbox() });
    const { body } = await send(`${url}/probes.json`, { method: 'POST', headers: [['Origin', url]] });
    assert.equal(body.verdict, 'not_run');
    assert.match(body.message, /^Cannot start the browser .*: Chromium's sandbox .* set RIALTO_CHROMIUM_SANDBOX=outer/);
  });

  test('wraps a long word in a finding on a phone', { skip: browserMissing() ?? false }, async (t) => {
    const page = await openFailedRenderer(t);
    assert.match((await page.locator('#findings').textContent()) ?? '', /(long){20}/);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 375);
  });

  test('shows the notice of a failed renderer above the slider', { skip: browserMissing() ?? false }, async (t) => {
    const page = await openFailedRenderer(t);
    const notice = page.getByText('is drawn by the reference renderer');
    await notice.waitFor();
    const [box, slider] = [await notice.boundingBox(), await page.locator('#slider').boundingBox()];
    assert.ok(box !== null && slider !== null && box.y + box.height <= slider.y, 'the notice is above the slider');
  });
});

interface RunningDevServer {
  readonly folder: string;
  readonly url: string;
}

/** The page of a game on a phone; its renderer fails, and a finding contains a long word. */
async function openFailedRenderer(t: TestContext): Promise<Page> {
  const { folder, url } = await startDevServer(t);
  writeFileSync(join(folder, 'renderer.js'), `fetch('https://example.org/${'long'.repeat(60)}');\n`);
  const browser = await launchBrowser();
  t.after(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
  await page.goto(url);
  await page.locator('#findings li').first().waitFor();
  return page;
}

/** Settings of the browser; empty when no browser is installed. */
async function chromiumSettings(): Promise<Record<string, string>> {
  if (browserMissing() !== undefined) return {};
  const { path, sandbox } = await probeChromium();
  return { RIALTO_CHROMIUM: path, RIALTO_CHROMIUM_SANDBOX: sandbox };
}

/** Creates a game in a temporary folder and starts `rialto dev` for it; `settings` replace those of the browser. */
async function startDevServer(t: TestContext, settings?: Record<string, string>): Promise<RunningDevServer> {
  const workFolder = tempFolder('dev');
  t.after(() => workFolder.remove());
  const folder = join(workFolder.path, 'falling');
  const creation = await rialto(['new-game', folder], {});
  assert.equal(creation.code, 0, creation.output);
  const devProcess = startProcess(process.execPath, ['bin/rialto.js', 'dev', folder, '--port', '0'], {
    env: { ...process.env, ...(settings ?? (await chromiumSettings())) },
  });
  t.after(() => devProcess.child.kill('SIGKILL'));
  const url = await eventually(
    'the page is served',
    () => /(http:\/\/localhost:\d+) shows/.exec(devProcess.output())?.[1],
    60_000,
  );
  return { folder, url: url.replace('localhost', '127.0.0.1') };
}
