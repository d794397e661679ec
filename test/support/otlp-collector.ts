import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

/** A received span, with its attributes as an object. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  /** Kind as in OTLP: 1 internal, 2 server, 3 client. */
  readonly kind: number;
  readonly isError: boolean;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly resource: Readonly<Record<string, string | number>>;
  readonly durationMs: number;
}

interface KeyValue {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number | string; readonly doubleValue?: number };
}

interface ExportRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly KeyValue[] };
    readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[];
  }[];
}

interface WireSpan extends Omit<ReceivedSpan, 'attributes' | 'isError' | 'resource' | 'durationMs'> {
  readonly attributes: readonly KeyValue[];
  readonly status: { readonly code?: number };
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}

/** Starts a collector for OTLP over HTTP with JSON, at `/v1/traces`. */
export async function startCollector(t: TestContext) {
  const spans: ReceivedSpan[] = [];
  const requests: { readonly path: string; readonly headers: NodeJS.Dict<string | string[]>; readonly body: string }[] =
    [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      requests.push({ path: String(request.url), headers: request.headers, body });
      spans.push(...decode(JSON.parse(body) as ExportRequest));
      response.setHeader('content-type', 'application/json').end('{"partialSuccess":{}}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, spans, requests };
}

function decode({ resourceSpans }: ExportRequest): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, status, startTimeUnixNano, endTimeUnixNano, ...span }) => ({
        ...span,
        attributes: valuesOf(attributes),
        isError: status.code === 2,
        resource: valuesOf(resource.attributes),
        durationMs: Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6,
      })),
    ),
  );
}

function valuesOf(attributes: readonly KeyValue[]): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue ?? value.doubleValue)]),
  );
}
