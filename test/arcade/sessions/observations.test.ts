import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { operations } from '../../../src/arcade/operations.ts';
import { assertProblem } from '../../support/http.ts';
import { openTestArcade, startSession } from '../live/test-arcade.ts';
import { drop, gridOf } from './test-arcade-kinds.ts';

describe('an observation', async () => {
  const arcade = await openTestArcade({ after });

  test('contains the latest event, which is also the last of the events since the previous observation', async () => {
    const player = await arcade.player();
    const id = await startSession(player, { pace: 'stepped' });
    const { observation } = (await player.post(`/api/v1/sessions/${id}/actions`, { seq_base: 0, actions: [drop] }))
      .body;
    assert.equal(observation.last_event.type, 'lock');
    assert.equal(observation.last_event.cells.length, 4);
    assert.deepEqual(observation.last_event, observation.events_since.at(-1));
  });

  test('contains the last move, the winning line and the result of a grid game', async () => {
    const player = await arcade.player();
    const id = await startSession(player, { ...gridOf(1, { connect: 2 }), pace: 'stepped' });
    const actions = [
      { type: 'place', x: 0, y: 1 },
      { type: 'place', x: 1, y: 1 },
    ];
    const { observation } = (await player.post(`/api/v1/sessions/${id}/actions`, { seq_base: 0, actions })).body;
    assert.deepEqual(observation.last_move, { type: 'place', seat: 0, x: 1, y: 1 });
    assert.deepEqual(observation.winning_line, [
      [0, 1],
      [1, 1],
    ]);
    assert.deepEqual(observation.result, { kind: 'win', reason: 'line', winners: [0] });
  });

  test('is documented member by member in the error of a rejected batch', async () => {
    const player = await arcade.player();
    const id = await startSession(player, { pace: 'stepped' });
    const rejectedBatch = await player.post(`/api/v1/sessions/${id}/actions`, { seq_base: 1, actions: [drop] });
    assertProblem(rejectedBatch, 409, 'seq_conflict');
    const { paths, components } = (await arcade.get('/api/v5/openapi')).body;
    const { $ref } = paths['/api/v1/sessions/{id}/actions'].post.responses['409'];
    const { content } = components.responses[$ref.split('/').at(-1)];
    const observationReference = content['application/problem+json'].schema.properties.observation;
    const { properties } = components.schemas[observationReference.$ref.split('/').at(-1)];
    for (const member of Object.keys(rejectedBatch.body.observation)) assert.ok(member in properties, member);
    assert.equal(rejectedBatch.body.observation.seq, 0);
  });
});

for (const { name, output } of operations) {
  // Fastify would serialize an object without declared members as {}.
  test(`the response schema of ${name} declares or allows the members of each object`, () => {
    assert.deepEqual(undeclaredObjects(output, ''), []);
  });
}

/** Paths of object schemas that neither declare nor allow members. */
function undeclaredObjects(schema: object, path: string): string[] {
  const { type, properties, patternProperties, additionalProperties } = schema as Record<string, object | undefined>;
  const declaredMembers = { ...properties, ...patternProperties };
  const isObject = [type].flat().includes('object' as never);
  const isUndeclared = isObject && additionalProperties === undefined && Object.keys(declaredMembers).length === 0;
  const members = Object.entries(schema).filter(([, member]) => typeof member === 'object' && member !== null);
  return [
    ...(isUndeclared ? [path] : []),
    ...members.flatMap(([key, member]) => undeclaredObjects(member, `${path}/${key}`)),
  ];
}
