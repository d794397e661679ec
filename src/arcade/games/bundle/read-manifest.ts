import { Errors } from 'typebox/schema';
import { parseStrictJsonText } from '../../../core/base/strict-json-text.ts';
import { bundleLimits } from './bundle-limits.ts';
import { finding } from './finding.ts';
import { type Manifest, manifestPath, manifestSchema } from './manifest.ts';
import { checkManifest } from './manifest-rules.ts';
import type { Finding } from './report.ts';
import { decodeText } from './text.ts';

export interface ReadManifest {
  /** Null when the text does not match the schema. */
  readonly manifest: Manifest | null;
  readonly findings: readonly Finding[];
}

/** Reads a manifest and checks everything in it that does not depend on the other files of its bundle. */
export function readManifest(bytes: Uint8Array): ReadManifest {
  if (bytes.length > bundleLimits.manifestBytesMax)
    return failure([
      fault('size', `The manifest is larger than ${bundleLimits.manifestBytesMax} bytes.`, 'Shorten it.'),
    ]);
  const text = decodeText(bytes);
  if (text === null) return failure([fault('json', 'The file is not UTF-8.', 'Write plain JSON in UTF-8.')]);
  const json = parseStrictJsonText(text);
  if (!json.ok) {
    const place = json.pointer === '' ? '' : ` (at ${json.pointer})`;
    return failure([fault('json', json.message.replace('The body', 'The file') + place, 'Write plain JSON in UTF-8.')]);
  }
  const [isManifest, errors] = Errors(manifestSchema, json.value);
  if (!isManifest) return failure(explainAll(errors));
  const manifest = json.value as Manifest;
  return { manifest, findings: checkManifest(manifest) };
}

function failure(findings: readonly Finding[]): ReadManifest {
  return { manifest: null, findings };
}

function fault(rule: string, why: string, fix: string): Finding {
  return finding(`manifest.${rule}`, manifestPath, why, fix);
}

type SchemaError = ReturnType<typeof Errors>[1][number];

/**
 * `Errors` returns at most eight errors. With many unknown members, all of them can be `boolean` errors,
 * which have no finding of their own: the manifest then gets one finding.
 */
function explainAll(errors: readonly SchemaError[]): readonly Finding[] {
  const faults = errors.flatMap(explain);
  return faults.length === 0 ? [unknownMember('The manifest')] : faults;
}

function unknownMember(place: string): Finding {
  return fault('unknown', `${place} has an unknown member.`, 'Remove it.');
}

/** Converts a schema error to findings. Only names of the manifest schema are quoted, never text of the author. */
function explain(error: SchemaError): Finding[] {
  const place = error.instancePath === '' ? 'The manifest' : error.instancePath;
  switch (error.keyword) {
    case 'required':
      return error.params.requiredProperties.map((name) =>
        fault('required', `${place} lacks ${name}.`, 'Add it: every member is required.'),
      );
    case 'additionalProperties':
      return [unknownMember(place)];
    // Every unknown member also causes an `additionalProperties` error for its object.
    case 'boolean':
      return [];
    case 'const': {
      const why = `${place} must be ${JSON.stringify(error.params.allowedValue)}.`;
      return [fault('value', why, 'Write this value.')];
    }
    default:
      return [fault('value', `${place} ${error.message}.`, 'Change it accordingly.')];
  }
}
