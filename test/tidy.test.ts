// Slow: parses every file of the project for each rule.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ambient } from './tidy/ambient.ts';
import { casts, unneededCastExceptions } from './tidy/casts.ts';
import { customProperties } from './tidy/custom-properties.ts';
import { cycles } from './tidy/cycles.ts';
import { dataAttributes } from './tidy/data-attributes.ts';
import { commandForms, documents } from './tidy/documents.ts';
import { folderCycles, folderLayers, unneededExceptions } from './tidy/folders.ts';
import { distinctTypes, wording } from './tidy/language.ts';
import { composition, layers } from './tidy/layers.ts';
import { fileLengths, functionLengths } from './tidy/lengths.ts';
import { machine, registry } from './tidy/machine.ts';
import { moduleParts } from './tidy/module-parts.ts';
import { barrels, durations, names } from './tidy/names.ts';
import { packages, purity, runtimePackages } from './tidy/packages.ts';
import { projectFiles } from './tidy/project-files.ts';
import { type Finding, filesOf, type Rule } from './tidy/rule.ts';
import { sleeping } from './tidy/sleeping.ts';
import { queries, tables } from './tidy/sql.ts';
import { emptiness, focus, sentences, suites } from './tidy/tests.ts';
import { descriptions, docComments, failureLogs } from './tidy/texts.ts';

const rules: readonly Rule[] = [
  names,
  durations,
  wording,
  distinctTypes,
  barrels,
  fileLengths,
  functionLengths,
  layers,
  composition,
  moduleParts,
  cycles,
  customProperties,
  dataAttributes,
  folderLayers,
  folderCycles,
  packages,
  purity,
  runtimePackages,
  ambient,
  casts,
  unneededCastExceptions,
  queries,
  tables,
  focus,
  sleeping,
  emptiness,
  sentences,
  suites,
  failureLogs,
  docComments,
  descriptions,
  documents,
  commandForms,
  machine,
  registry,
];

const files = projectFiles();

test('source, test, script and package files are found', () => {
  const paths = files.map(({ path }) => path);
  for (const path of [
    'src/core/base/clock.ts',
    'test/tidy.test.ts',
    'scripts/bootstrap.js',
    'package.json',
    'package-lock.json',
  ]) {
    assert.ok(paths.includes(path), `${path} is not among ${paths.length} files`);
  }
});

test('every exception from the order of folders is still needed', () => {
  assert.deepEqual(unneededExceptions(files), []);
});

for (const rule of rules) {
  describe(rule.statement, () => {
    test('this project has no violation', () => {
      assert.equal(formatFindings(rule.find(files)), '');
    });
    for (const [number, sample] of rule.violations.entries()) {
      test(`a sample violation is found (${number + 1}: ${Object.keys(sample).join(', ')})`, () => {
        assert.notEqual(rule.find(filesOf(sample)).length, 0, JSON.stringify(sample).slice(0, 300));
      });
    }
    for (const [number, sample] of rule.allowed.entries()) {
      test(`similar allowed code has no finding (${number + 1}: ${Object.keys(sample).join(', ')})`, () => {
        assert.equal(formatFindings(rule.find(filesOf(sample))), '');
      });
    }
  });
}

function formatFindings(findings: readonly Finding[]): string {
  return findings.map(({ path, line, message }) => `\n${path}:${line}: ${message}`).join('');
}
