import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLog, type LogFields } from '../../src/core/base/log.ts';

/** Lines that `write` logs at this level. */
function linesOf(write: (log: ReturnType<typeof createLog>) => void, level = 'info'): string[] {
  const lines: string[] = [];
  write(createLog(level, { write: (line) => void lines.push(line) }));
  return lines;
}

test('a field that is not on the allowlist is not logged', () => {
  const input = { route: '/x', authorization: 'Bearer secret-key', body: 'secret-key' } as LogFields;
  const [line = ''] = linesOf((log) => log.info(input, 'answered'));
  assert.equal(JSON.parse(line).route, '/x');
  assert.equal(JSON.parse(line).msg, 'answered');
  assert.ok(!line.includes('secret-key'), line);
});

test('an error is logged with name, code and location, without its message and other properties, which may quote input', () => {
  const error = Object.assign(new TypeError('cannot read secret-key\nat secret-key'), {
    code: 'E_CODE',
    detail: 'secret-key',
    cause: new Error('secret-key'),
  });
  const [line = ''] = linesOf((log) => log.error({ err: error }, 'request failed'));
  const fields = JSON.parse(line);
  assert.deepEqual([fields.error_name, fields.error_code], ['TypeError', 'E_CODE']);
  assert.match(fields.error_stack, /log\.test\.ts/);
  assert.ok(!line.includes('secret-key'), line);
});

test('a thrown value that is not an error is not logged', () => {
  const [line = ''] = linesOf((log) => log.error({ err: 'secret-key' }, 'request failed'));
  assert.ok(!line.includes('secret-key'), line);
});

test('messages below the log level are omitted', () => {
  assert.deepEqual(
    linesOf((log) => log.info({}, 'not this one'), 'warn'),
    [],
  );
});
