import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { randomToken } from '../../base/ids.ts';
import type { Log } from '../../base/log.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import {
  headersTooLarge,
  invalidInput,
  methodNotAllowed,
  methodUnknown,
  requestTimeout,
} from '../../operation/errors.ts';
import { problemResponse } from '../../operation/problem.ts';

/** Answers bytes that are no HTTP request, as far as the connection still takes a response, and closes it. */
export function respondToMalformed(errorsUrl: string, log: Log): (error: MalformedRequest, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    // Which service was meant is not known. Nothing of the request is in the response, so any page may read it.
    sendRaw(socket, refusalOf(error), errorsUrl, log, ['Access-Control-Allow-Origin: *']);
    socket.destroySoon();
  };
}

/** Answers CONNECT, for which Node has no response of its own: this server is no proxy. */
export function respondToConnect(errorsUrl: string, log: Log): (request: IncomingMessage, socket: Duplex) => void {
  return (_request, socket) => {
    socket.on('error', () => {});
    const refusal = refuse(methodNotAllowed, 'CONNECT is not supported: this server is not a proxy.');
    // The target is another host, which takes no method here.
    sendRaw(socket, refusal, errorsUrl, log, ['Allow: ']);
    socket.end(() => socket.destroy());
  };
}

function sendRaw(socket: Duplex, refusal: Refusal, errorsUrl: string, log: Log, more: readonly string[] = []): void {
  const requestId = randomToken();
  const { status, contentType, body } = problemResponse(refusal, errorsUrl, requestId);
  log.info({ request_id: requestId, status, code: refusal.refusal.code }, 'answered');
  const headers = [
    `Content-Type: ${contentType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    ...more,
    'Connection: close',
  ];
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
}

/** What Node says of bytes that it cannot read; `rawPacket` are those that it read last. */
interface MalformedRequest extends NodeJS.ErrnoException {
  readonly rawPacket?: unknown;
}

/** A request line by RFC 9112, whatever its method is: anything else is no HTTP. */
const requestLine = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+ \S+ HTTP\/1\.[01]\r?\n/;

function isRequest(bytes: unknown): boolean {
  return Buffer.isBuffer(bytes) && requestLine.test(bytes.toString('latin1'));
}

function refuseMalformed(): Refusal {
  return refuse(invalidInput, 'This is not a well-formed HTTP/1.1 request.', { errors: [] });
}

function refusalOf(error: MalformedRequest): Refusal {
  switch (error.code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refuse(requestTimeout, 'The request did not arrive in time.');
    case 'HPE_HEADER_OVERFLOW':
      return refuse(headersTooLarge, 'The URL and headers are too long.');
    case 'HPE_INVALID_METHOD':
      return isRequest(error.rawPacket)
        ? refuse(methodUnknown, 'The request method is not supported.')
        : refuseMalformed();
    default:
      return refuseMalformed();
  }
}
