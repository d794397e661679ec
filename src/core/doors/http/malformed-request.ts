import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { randomToken } from '../../base/ids.ts';
import type { Log } from '../../base/log.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { headersTooLarge, invalidInput, requestTimeout } from '../../operation/errors.ts';
import { problemAnswer } from '../../operation/problem.ts';

/** Answers bytes that are no HTTP request, as far as the connection still takes an answer, and closes it. */
export function answerMalformed(errorsUrl: string, log: Log): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const requestId = randomToken();
    const refusal = refusalOf(error);
    const { status, contentType, body } = problemAnswer(refusal, errorsUrl, requestId);
    log.info({ request_id: requestId, status, code: refusal.refusal.code }, 'answered');
    const headers = [
      `Content-Type: ${contentType}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      'Connection: close',
    ];
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  };
}

function refusalOf(error: NodeJS.ErrnoException): Refusal {
  switch (error.code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refuse(requestTimeout, 'The request did not arrive in time.');
    case 'HPE_HEADER_OVERFLOW':
      return refuse(headersTooLarge, 'The address and headers are too long.');
    default:
      return refuse(invalidInput, 'This is not a well-formed HTTP/1.1 request.', { errors: [] });
  }
}
