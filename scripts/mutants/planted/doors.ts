import type { Mutant } from '../mutant.ts';

const httpServer = 'src/core/doors/http/http-server.ts';
const guard = 'src/core/doors/http/request-guard.ts';
const clientAddress = 'src/core/doors/http/client-address.ts';
const mcp = 'test/exchange/mcp.test.ts';

/** Faults of the doors: HTTP, MCP, streams, the log. */
export const doors: readonly Mutant[] = [
  {
    name: 'host-unchecked',
    breaks: 'A page that points its own name at this server can talk to it through a browser.',
    file: guard,
    find: 'if (!anyHost && !hosts.accepts(request.headers.host)) {',
    replace: 'if (anyHost && !hosts.accepts(request.headers.host)) {',
    tests: ['test/every-operation-http.test.ts'],
  },
  {
    name: 'header-twice-accepted',
    breaks: 'Authorization, Host or Content-Type may be sent twice.',
    file: guard,
    find: 'if (repeated !== null)',
    replace: "if (repeated === '')",
    tests: ['test/every-operation-http.test.ts'],
  },
  {
    name: 'credential-in-url-accepted',
    breaks: 'A credential in an address is taken, and stands in every log on the way.',
    file: guard,
    find: "if (holdsCredential(request.url ?? '')) {",
    replace: "if (holdsCredential('')) {",
    tests: ['test/every-operation-address.test.ts'],
  },
  {
    name: 'mcp-origin-unchecked',
    breaks: 'Any page in a browser may call the MCP endpoint.',
    file: 'src/core/doors/mcp/mcp.ts',
    find: 'if (origin === undefined ||',
    replace: "if (origin !== '' ||",
    tests: ['test/exchange/mcp-http.test.ts'],
  },
  {
    name: 'forwarded-for-from-anybody',
    breaks: 'Anybody chooses the address that its requests are counted under.',
    file: clientAddress,
    find: 'if (trusted === null || forwardedFor === undefined || !isTrusted(trusted, peer)) return peer;',
    replace: `if (forwardedFor === undefined) return peer;
  if (trusted === null || !isTrusted(trusted, peer)) return forwardedFor.split(',').at(-1)?.trim() ?? peer;`,
    tests: ['test/core/client-address.test.ts'],
  },
  {
    name: 'forwarded-for-from-the-left',
    breaks: 'Behind a proxy the client writes its own address.',
    file: clientAddress,
    find: 'hops.reverse()',
    replace: 'hops',
    tests: ['test/core/client-address.test.ts'],
  },
  {
    name: 'address-limit-missing',
    breaks: 'One address may send any number of requests.',
    file: httpServer,
    find: 'await options.addressLimit.take(addressKey(request.address), 1);',
    replace: 'await options.addressLimit.take(addressKey(request.address), 0);',
    tests: ['test/exchange/rate-limits.test.ts'],
  },
  {
    name: 'admin-shared-with-origins',
    breaks: "Pages of any origin may read the operator's answers.",
    file: httpServer,
    find: 'if (traits.sameOriginOnly !== true) allowAnyOrigin',
    replace: 'if (traits.probe !== null) allowAnyOrigin',
    tests: ['test/admin/door.test.ts'],
  },
  {
    name: 'nosniff-missing',
    breaks: 'Browsers may guess what kind of content an answer is.',
    file: httpServer,
    find: ".header('x-content-type-options', 'nosniff')",
    replace: '',
    tests: ['test/every-operation-http.test.ts', 'test/exchange/pages.test.ts'],
  },
  {
    name: 'draining-takes-work',
    breaks: 'A server that shuts down goes on taking new work.',
    file: httpServer,
    find: '(options.isDraining() ?',
    replace: '(options.isDraining() && options.errorsUrl === "" ?',
    tests: ['test/cli/drain.test.ts'],
  },
  {
    name: 'log-without-allow-list',
    breaks: 'Whatever a line of the log is given gets into it, credentials included.',
    file: 'src/core/base/log.ts',
    find: 'for (const name of allowedFields) if (fields[name] !== undefined) kept[name] = fields[name];',
    replace: 'for (const name of Object.keys(fields)) kept[name] = (fields as Record<string, unknown>)[name];',
    tests: ['test/core/log.test.ts'],
  },
  {
    name: 'log-with-messages',
    breaks: 'Messages of errors, which may quote what was sent, get into the log.',
    file: 'src/core/base/log.ts',
    find: 'error_name: cause.name,',
    replace: 'error_name: cause.name, error_message: cause.message,',
    tests: ['test/core/log.test.ts'],
  },
  {
    name: 'address-logged',
    breaks: 'Requests are logged with their headers.',
    file: httpServer,
    find: 'options.log.info({ request_id: request.id,',
    replace: 'options.log.info({ reason: JSON.stringify([request.raw.url, request.headers]), request_id: request.id,',
    tests: ['test/cli/planted-key.test.ts'],
  },
  {
    name: 'boundary-constant-in-mcp',
    breaks: 'The delimiter around what agents wrote can be known in advance, and so forged.',
    file: 'src/core/doors/mcp/mcp-call.ts',
    find: 'encloseUntrusted(output, randomToken())',
    replace: "encloseUntrusted(output, '0123456789abcdef0123456789abcdef')",
    tests: [mcp],
  },
  {
    name: 'mcp-text-not-enclosed',
    breaks: 'What agents wrote stands in MCP answers like words of the server.',
    file: 'src/core/doors/mcp/mcp-text.ts',
    find: '`\\n${enclose(JSON.stringify(value), boundary)}\\n`',
    replace: 'JSON.stringify(value)',
    tests: [mcp],
  },
  {
    name: 'slow-reader-kept',
    breaks: 'A reader of a stream that takes nothing fills the memory.',
    file: 'src/core/doors/live/live-stream.ts',
    find: 'if (this.#drained !== undefined && raw.writableLength > bufferedBytesMax) raw.destroy();',
    replace: '',
    tests: ['test/core/doors/live-stream.test.ts'],
  },
];
