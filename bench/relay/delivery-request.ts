import { deliveryTo } from './lead.ts';

/** An account that sends leads, and the port of its destination. */
export interface Sender {
  readonly apiKey: string;
  readonly port: number;
}

let deliveryCount = 0;

/** Encoded delivery request with a new idempotency key. */
export function deliveryBytes({ host }: URL, { apiKey, port }: Sender): string {
  deliveryCount += 1;
  const body = deliveryTo(port);
  const lines = [
    'POST /relay/api/v1/deliveries HTTP/1.1',
    `host: ${host}`,
    `authorization: Bearer ${apiKey}`,
    'content-type: application/json',
    `idempotency-key: open-${deliveryCount}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
