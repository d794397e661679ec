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

/** Responds to malformed HTTP requests and closes the connection. */
export function respondToMalformed(errorsUrl: string, log: Log): (error: MalformedRequest, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    // The path may be unknown, and so the CORS rules. The response contains nothing of the request, so all origins may
    // read it.
    sendRaw(socket, refusalOf(error), errorsUrl, log, ['Access-Control-Allow-Origin: *']);
    socket.destroySoon();
  };
}

/** Responds to CONNECT, for which Node sends no response by default. */
export function respondToConnect(errorsUrl: string, log: Log): (request: IncomingMessage, socket: Duplex) => void {
  return (_request, socket) => {
    socket.on('error', () => {});
    const refusal = refuse(methodNotAllowed, 'CONNECT is not supported: this server is not a proxy.');
    // The target is another host, for which no method is allowed.
    sendRaw(socket, refusal, errorsUrl, log, ['Allow: ']);
    socket.end(() => socket.destroy());
  };
}

function sendRaw(
  socket: Duplex,
  refusal: Refusal,
  errorsUrl: string,
  log: Log,
  extraHeaders: readonly string[] = [],
): void {
  const requestId = randomToken();
  const { status, contentType, body } = problemResponse(refusal, errorsUrl, requestId);
  log.info({ request_id: requestId, status, code: refusal.errorKind.code }, 'request completed');
  const headers = [
    `Content-Type: ${contentType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    ...extraHeaders,
    'Connection: close',
  ];
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
}

/** Parser error of Node; `rawPacket` contains the last received bytes. */
interface MalformedRequest extends NodeJS.ErrnoException {
  readonly rawPacket?: unknown;
}

/** Request line of RFC 9112 with any method. */
const requestLine = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+ \S+ HTTP\/1\.[01]\r?\n/;

function isRequest(bytes: unknown): boolean {
  return Buffer.isBuffer(bytes) && requestLine.test(bytes.toString('latin1'));
}

function refuseMalformedRequest(): Refusal {
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
        : refuseMalformedRequest();
    default:
      return refuseMalformedRequest();
  }
}
