import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { explain, SetupFailure } from '../../scripts/bootstrap/failure.js';
import { withLock } from '../../scripts/bootstrap/lock.js';
import { chooseRuntime } from '../../scripts/bootstrap/runtime.js';
import { inTempFolder } from '../support/temp.ts';

/** Subjects of test titles, outputs of npm, and patterns of the messages for them. */
const npmErrors: readonly [string, string, RegExp][] = [
  [
    'a full disk',
    'npm error code ENOSPC\nnpm error syscall write\nnpm error ENOSPC: no space left on device, write',
    /^The disk is full/,
  ],
  [
    'a host name that cannot be resolved',
    'npm error code ENOTFOUND\nnpm error request to https://r.example/ failed, reason: getaddrinfo ENOTFOUND r.example',
    /cannot be reached.*getaddrinfo ENOTFOUND r\.example/,
  ],
  ['a proxy that returns 502', 'npm error code E502\nnpm error 502 Bad Gateway', /cannot be reached/],
  [
    'a missing version',
    'npm error code ETARGET\nnpm error notarget No matching version found for a@9',
    /lacks a package or version.*a@9/,
  ],
  ['denied access', 'npm error code E403\nnpm error 403 Forbidden', /refused access/],
  [
    'an untrusted certificate',
    'npm error code SELF_SIGNED_CERT_IN_CHAIN\nnpm error self-signed certificate in certificate chain',
    /certificate is not trusted/,
  ],
  [
    'content with a wrong checksum',
    'npm error code EINTEGRITY\nnpm error sha512-AAA integrity checksum failed',
    /not what the lock file expects/,
  ],
  [
    'an outdated lock file',
    'npm error code EUSAGE\nnpm error `npm ci` can only install packages when your package.json and package-lock.json are in sync',
    /do not agree/,
  ],
  [
    'a folder that cannot be written',
    "npm error code EACCES\nnpm error syscall mkdir\nnpm error path /x\nnpm error Error: EACCES: permission denied, mkdir '/x'",
    /cannot be written.*mkdir '\/x'/,
  ],
];

for (const [title, output, messagePattern] of npmErrors) {
  test(`npm output about ${title} is reported in one sentence`, () => {
    const { message } = explain('installing the packages', output);
    assert.match(message, messagePattern);
    assert.ok(!message.includes('\n') && message.endsWith('.'), message);
  });
}

test('the last lines of other npm output are shown unchanged', () => {
  assert.match(
    explain('installing the packages', 'npm error code EWHATEVER\nnpm error unexpected thing').message,
    /unexpected thing/,
  );
});

test('a supported Node version runs the commands itself', () => {
  const { node, pinned, installed } = chooseRuntime('/project', {
    version: '24.3.0',
    execPath: '/opt/node',
    platform: 'linux-x64',
  });
  assert.deepEqual([node, pinned, installed()], ['/opt/node', undefined, true]);
});

for (const platform of ['linux-x64', 'linux-arm64', 'darwin-arm64']) {
  test(`an old Node on ${platform} is replaced by the pinned version, which has a checksum`, () => {
    const { node, major, pinned, installed } = chooseRuntime('/project', {
      version: '20.1.0',
      execPath: '/opt/node',
      platform,
    });
    assert.match(node, /^\/project\/\.node\/[a-z0-9-]+-24\.\d+\.\d+\/bin\/node$/);
    assert.match(pinned?.integrity ?? '', /^sha512-/);
    assert.deepEqual([major, installed()], [24, false]);
  });
}

test('an old Node without a download for the platform is reported', () => {
  const choose = () => chooseRuntime('/project', { version: '20.1.0', execPath: '/opt/node', platform: 'freebsd-x64' });
  assert.throws(
    choose,
    (error) => error instanceof SetupFailure && /Node 24 or newer is missing.*freebsd-x64/.test(error.message),
  );
});

test('tasks under the lock never overlap', () =>
  inTempFolder(async (root) => {
    let runningTasks = 0;
    const jobs = Array.from({ length: 4 }, () =>
      withLock(root, async () => {
        runningTasks += 1;
        await new Promise((resolve) => setImmediate(resolve));
        assert.equal(runningTasks, 1);
        runningTasks -= 1;
      }),
    );
    await Promise.all(jobs);
  }));

test('waiting for a lock that is never released fails with the process id of its owner', () =>
  inTempFolder(async (root) => {
    mkdirSync(join(root, '.node'));
    writeFileSync(join(root, '.node/set-up.lock'), `${process.pid} held`);
    await assert.rejects(
      withLock(root, () => Promise.reject(new Error('must not run')), 50),
      new RegExp(`process ${process.pid}`),
    );
  }));

test('the lock is released after a task that failed', () =>
  inTempFolder(async (root) => {
    await assert.rejects(
      withLock(root, () => Promise.reject(new Error('broken'))),
      /broken/,
    );
    let ran = false;
    await withLock(
      root,
      async () => {
        ran = true;
      },
      50,
    );
    assert.ok(ran);
  }));
