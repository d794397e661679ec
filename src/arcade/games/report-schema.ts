import { Type } from 'typebox';
import { choice, nullable, untrusted } from '../../core/operation/schema-fragments.ts';
import { manifestSchema } from './bundle/manifest.ts';
import type { BundleReport } from './bundle/report.ts';

const hashOrNull = nullable<string>({ type: 'string', description: 'SHA-256 in hexadecimal digits.' });

const finding = Type.Object({
  rule: Type.String({ description: 'Stable name of the rule, such as zip.crc.' }),
  family: Type.String(),
  severity: choice(['error', 'warning']),
  file: nullable<string>({ type: 'string', description: 'Null: the bundle as a whole.' }),
  line: Type.Optional(Type.Integer()),
  column: Type.Optional(Type.Integer()),
  snippet: Type.Optional(Type.String()),
  why: Type.String(),
  fix: Type.String(),
});

/** Schema of the report on a bundle, which depends only on its bytes and the scan policy. */
export const bundleReport = Type.Unsafe<BundleReport & { readonly untrusted: true }>(
  Type.Object({
    format: Type.Literal('rialto-report/1'),
    ok: Type.Boolean(),
    policy: Type.String(),
    archive_sha256: hashOrNull,
    digest: hashOrNull,
    files: Type.Array(
      Type.Object({ path: Type.String(), bytes: Type.Integer(), hash: Type.String(), media_type: Type.String() }),
    ),
    manifest: Type.Union([manifestSchema, Type.Null()]),
    findings: Type.Array(finding, { description: 'Findings by file, line, column and rule; at most 100.' }),
    truncated: Type.Boolean(),
    budget: Type.Object({ steps: Type.Integer(), steps_max: Type.Integer() }),
    levels: Type.Object({ P1: choice(['passed', 'failed']), P2: choice(['not_run']) }),
    untrusted,
  }),
);
