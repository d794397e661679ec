import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { test } from 'node:test';
import { createCertificateAuthority } from '../../../demo/certificates.mjs';
import { readConfig } from '../../../src/core/base/config.ts';
import { createLog } from '../../../src/core/base/log.ts';
import { createMailer, type Mailer } from '../../../src/relay/outbound/mail.ts';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';

const mail = { to: 'ann@shop.example', subject: 'A subject', text: 'A text with secret-words in it.\n' };

test('a mail has the configured sender, one recipient and an Auto-Submitted header', async (t) => {
  const server = await startMailServer();
  t.after(() => server.close());
  assert.equal(await createTestMailer(server.environment).mailer.send(mail), 'handed_over');
  const [received] = server.mails;
  assert.deepEqual([received?.from, received?.to], ['relay@rialto.example', ['ann@shop.example']]);
  for (const line of ['From: Rialto relay <relay@rialto.example>', 'To: ann@shop.example', 'Subject: A subject'])
    assert.ok(received?.source.includes(`${line}\r\n`), line);
  assert.match(received?.source ?? '', /Auto-Submitted: auto-generated\r\n/);
});

test('a mail with an unsubscribe URL has a List-Unsubscribe header, and offers one-click unsubscribing only over https', async (t) => {
  const server = await startMailServer();
  t.after(() => server.close());
  const { mailer } = createTestMailer(server.environment);
  for (const scheme of ['https', 'http'])
    await mailer.send({ ...mail, unsubscribeUrl: `${scheme}://rialto.example/relay/unsubscribe/token` });
  const headers = server.mails.map(({ source }) => source.replaceAll(/\r\n[ \t]+/g, ' '));
  assert.match(headers[0] ?? '', /^List-Unsubscribe: <https:\/\/rialto\.example\/relay\/unsubscribe\/token>\r$/m);
  assert.match(headers[0] ?? '', /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  assert.match(headers[1] ?? '', /^List-Unsubscribe: <http:/m);
  assert.doesNotMatch(headers[1] ?? '', /^List-Unsubscribe-Post/m);
});

test('a recipient that is not exactly one plain address is refused', async (t) => {
  const server = await startMailServer();
  t.after(() => server.close());
  const { mailer } = createTestMailer(server.environment);
  for (const to of [
    'a@shop.example,b@shop.example',
    'Ann <a@shop.example>',
    'a@shop.example\r\nBcc: b@shop.example',
    'a@b@c',
    'a',
    '"a b"@c',
    'a@b.example＠c.example',
  ])
    assert.equal(await mailer.send({ ...mail, to }), 'refused', to);
  assert.deepEqual(server.mails, []);
});

test('a login uses user and password, and a wrong password returns unavailable and is not logged', async (t) => {
  const logins: unknown[] = [];
  const server = await startMailServer({
    login: 'a%40b:hunter2%2F@',
    onAuth({ username, password }, _session, done) {
      logins.push(username, password);
      if (password === 'hunter2/') done(null, { user: 1 });
      else done(new Error('no'));
    },
  });
  t.after(() => server.close());
  const validLogin = createTestMailer(server.environment);
  assert.equal(await validLogin.mailer.send(mail), 'handed_over');
  assert.deepEqual(logins, ['a@b', 'hunter2/']);
  const url = String(server.environment['RIALTO_SMTP_URL']).replace('hunter2', 'hunter3');
  const wrongLogin = createTestMailer({ ...server.environment, RIALTO_SMTP_URL: url });
  assert.equal(await wrongLogin.mailer.send(mail), 'unavailable');
  assert.match(wrongLogin.logText(), /sending mail failed/);
  assert.doesNotMatch(wrongLogin.logText() + validLogin.logText(), /hunter|ann@shop|secret-words|a@b/);
});

test('no mail is sent to a server whose TLS certificate cannot be verified', async (t) => {
  const authority = await createCertificateAuthority('An authority of a test');
  const server = await startMailServer({ secure: true, ...(await authority.issue({ names: ['127.0.0.1'] })) });
  t.after(() => server.close());
  const url = String(server.environment['RIALTO_SMTP_URL']).replace('smtp:', 'smtps:');
  const { mailer } = createTestMailer({ ...server.environment, RIALTO_SMTP_URL: url });
  assert.equal(await mailer.send(mail), 'unavailable');
  assert.equal(server.mails.length, 0);
});

for (const [action, code, outcome] of [
  ['permanently refuses', 550, 'refused'],
  ['defers', 451, 'unavailable'],
] as const)
  test(`sending returns ${outcome} when the mail server ${action} a recipient`, async (t) => {
    const server = await startMailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode: code })),
    });
    t.after(() => server.close());
    assert.equal(await createTestMailer(server.environment).mailer.send(mail), outcome);
  });

test('sending returns unavailable, not refused, when the mail server rejects the sender', async (t) => {
  const server = await startMailServer({
    onMailFrom: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode: 550 })),
  });
  t.after(() => server.close());
  assert.equal(await createTestMailer(server.environment).mailer.send(mail), 'unavailable');
});

test('sending returns unavailable when the mail server does not respond', async (t) => {
  const silentServer = createServer().listen(0, '127.0.0.1');
  await once(silentServer, 'listening');
  const sockets = new Set<{ destroy(): void }>();
  silentServer.on('connection', (socket) => sockets.add(socket));
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    silentServer.close();
  });
  const { port } = silentServer.address() as AddressInfo;
  const settings = { RIALTO_SMTP_URL: `smtp://127.0.0.1:${port}`, RIALTO_SMTP_FROM: 'relay@rialto.example' };
  const startMs = performance.now();
  assert.equal(await createTestMailer(settings).mailer.send(mail), 'unavailable');
  assert.ok(performance.now() - startMs < 40_000);
});

function createTestMailer(environment: MailServer['environment']): { mailer: Mailer; logText(): string } {
  const config = readConfig(environment).mail;
  assert.ok(config !== null);
  const lines: string[] = [];
  const log = createLog('trace', { write: (line: string) => void lines.push(line) });
  return { mailer: createMailer(config, log), logText: () => lines.join('') };
}
