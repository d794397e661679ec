import { type Operation, readsCredential } from '../../operation/operation.ts';
import type { StreamRoute } from '../live/stream-route.ts';
import type { Components, Json } from './openapi-components.ts';
import { errorResponses } from './openapi-errors.ts';

/** Base URL of a module. Paths in its OpenAPI document are relative to `apiPath`. */
export interface OpenApiBase {
  readonly moduleUrl: string;
  /** Empty, or such as `/api/v1`. */
  readonly apiPath: string;
}

/** OpenAPI paths of streams and files. */
export function streamPaths(
  streams: readonly StreamRoute[],
  { moduleUrl, apiPath }: OpenApiBase,
  components: Components,
): Record<string, Json> {
  return Object.fromEntries(
    streams.map((stream) => {
      const path = stream.path.replaceAll(/:(\w+)/g, '{$1}');
      const get = describeStream(stream, components);
      return path.startsWith(`${apiPath}/`)
        ? [path.slice(apiPath.length), { get }]
        : [path, { servers: [{ url: moduleUrl }], get }];
    }),
  );
}

function describeStream(stream: StreamRoute, components: Components): Json {
  const { name, title, description, path, operation, mediaType, content, noContent } = stream;
  const parameters = parametersOf(stream, components);
  const schema: Json = mediaType === 'application/zip' ? {} : { schema: { type: 'string' } };
  return {
    operationId: name,
    tags: ['other'],
    summary: title,
    description,
    security: securityOf(operation),
    ...(parameters.length > 0 ? { parameters } : {}),
    responses: {
      '200': { description: content, content: { [mediaType]: schema } },
      ...(noContent === undefined ? {} : { '204': { description: noContent } }),
      ...errorResponses(operation, { method: 'GET', path }, components),
    },
  };
}

function parametersOf({ path, operation, query, lastEventId }: StreamRoute, components: Components): Json[] {
  const { properties } = operation.input as { properties: Record<string, object> };
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const schema = components.toReferences(properties[name] ?? {});
    return { name, in: 'path', required: true, schema };
  });
  const requiredNames: readonly string[] = query?.required ?? [];
  const inQuery = Object.entries(query?.properties ?? {}).map(([name, schema]) => {
    return { name, in: 'query', required: requiredNames.includes(name), schema: components.toReferences(schema) };
  });
  const inHeader =
    lastEventId === undefined ? [] : [{ ...lastEventId, schema: components.toReferences(lastEventId.schema) }];
  return [
    ...inPath,
    ...inQuery,
    ...inHeader.map((header) => ({ name: 'Last-Event-ID', in: 'header', required: false, ...header })),
  ];
}

/** OpenAPI security requirements. */
export function securityOf(operation: Operation): Json[] {
  if (!readsCredential(operation)) return [];
  return operation.access === 'credential' ? [{ bearer: [] }] : [{}, { bearer: [] }];
}
