import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineDefinition } from '../../src/arcade/engines/definition.ts';
import { engineDefinitions } from '../../src/arcade/engines/definitions.ts';
import { scanPolicy } from '../../src/arcade/games/bundle/scan/policy.ts';
import { canonicalJson } from '../../src/core/base/canonical-json.ts';

/** Content of the scan's policy.ts, with a new revision when `scanPolicyDigest` has changed. */
export function scanPolicyText(root: string): string {
  const digest = scanPolicyDigest(root);
  const revision = (scanPolicy.digest as string) === digest ? scanPolicy.revision : scanPolicy.revision + 1;
  return `// Written by \`npm run contracts\`; not by hand.

/** The rules of the static scan. Versions that a lower revision accepted are scanned again. */
export const scanPolicy = {
  /** Name in scan reports, versions and signed release statements. */
  name: 'rialto-scan/${revision}',
  revision: ${revision},
  /** SHA-256 over the scanner's files, the versions of its packages, the frame's bootstrap, and the engines' rules. */
  digest: '${digest}',
} as const;
`;
}

const policyPath = 'src/arcade/games/bundle/scan/policy.ts';
const bootstrapPath = 'src/arcade/games/frame/assets/frame-bootstrap.js';

/** Properties of an engine definition that affect the scan of bundles. */
type EngineRules = Pick<EngineDefinition, 'id' | 'lifecycle' | 'modes' | 'playerRange' | 'schemas' | 'requiredPaths'>;

/** SHA-256 of everything that determines the result of a scan, except the bundle. */
export function scanPolicyDigest(root: string, engines: readonly EngineRules[] = engineDefinitions): string {
  const scannerFiles = globSync('src/arcade/games/bundle/**/*.ts', { cwd: root }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const sum = createHash('sha256');
  for (const path of [...scannerFiles, bootstrapPath].filter((path) => path !== policyPath).sort()) {
    const text = readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n');
    sum.update(`${path}\n${Buffer.byteLength(text)}\n${text}`);
  }
  for (const name of packages) sum.update(`${name} ${versionOf(root, name)}\n`);
  for (const { id, lifecycle, modes, playerRange, schemas, requiredPaths } of engines) {
    const { action, config = null, snapshot } = schemas;
    const rules = { id, lifecycle, modes, playerRange, action, config, names: Object.keys(snapshot), requiredPaths };
    sum.update(`${canonicalJson(rules)}\n`);
  }
  return `sha256:${sum.digest('hex')}`;
}

const packages = ['acorn', 'css-tree', 'parse5', 'saxes', 'typebox'];

function versionOf(root: string, name: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies[name] ?? '';
}
