import { readOperation } from '../../core/operation/operation.ts';
import { input } from '../../core/operation/schema-words.ts';
import { limitsRecord, limits as published } from '../limits.ts';

export const limits = readOperation({
  name: 'limits',
  title: 'The limits in force',
  description: 'How many requests, reads, write points and registrations are allowed, per address and per account.',
  access: 'public',
  doors: 'resource',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/limits' }],
  input: input({}),
  output: limitsRecord,
  errors: [],
  examples: [{ title: 'All of them', input: {} }],
  run: async () => published,
});
