import { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import { Type } from 'typebox';
import { canonicalJson } from '../../core/base/canonical-json.ts';
import { pattern } from '../../core/base/patterns.ts';
import type { BinaryBody } from '../../core/operation/operation.ts';
import { bundleLimits } from './bundle/bundle-limits.ts';
import type { BundleInput } from './bundle/check-bundle.ts';

// Bundles in requests: a ZIP archive, or JSON with the files.

export const bundleBody: BinaryBody = {
  mediaTypes: ['application/zip', 'application/x-zip-compressed'],
  bytesMax: bundleLimits.archiveBytesMax,
  replacedProperty: 'files',
  description: 'A ZIP archive of the bundle, without unused bytes and extra fields; `rialto pack` writes one.',
};

const path = Type.String({ minLength: 1, maxLength: 1_024 });
const base64 = Type.String({
  ...pattern('^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$', 'base64 with padding'),
});
const noAdditionalProperties = { additionalProperties: false };

export const bundleFiles = Type.Array(
  Type.Union([
    Type.Object({ path, text: Type.String() }, noAdditionalProperties),
    Type.Object({ path, base64 }, noAdditionalProperties),
  ]),
  {
    minItems: 1,
    maxItems: bundleLimits.entriesMax,
    description: 'The files of the bundle, each as text or in base64; intended for small bundles and for MCP.',
  },
);

export interface RequestBundle {
  /** Cache key: the SHA-256 of the archive, or of the files in canonical JSON. */
  readonly key: string;
  readonly bundle: BundleInput;
}

type RequestFile =
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly base64: string };

/** Bundle of a request: its binary body, or the files of its input. */
export function readRequestBundle(
  input: { readonly files?: readonly RequestFile[]; readonly archive_sha256?: string },
  body: Uint8Array | undefined,
): RequestBundle {
  if (body !== undefined) return { key: input.archive_sha256 ?? hash('sha256', body), bundle: { archive: body } };
  const files = (input.files ?? []).map((file) => ({
    path: file.path,
    bytes: 'text' in file ? Buffer.from(file.text) : Buffer.from(file.base64, 'base64'),
  }));
  return { key: hash('sha256', canonicalJson(input.files ?? [])), bundle: { files } };
}
