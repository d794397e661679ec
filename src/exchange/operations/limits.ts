import { readOperation } from '../../core/operation/operation.ts';
import { input } from '../../core/operation/schema-fragments.ts';
import { limitsRecord, limits as publishedLimits } from '../limits.ts';

export const limits = readOperation({
  name: 'limits',
  title: 'Current limits',
  description: 'Limits of requests, reads, write points and registrations, per address and per account.',
  access: 'public',
  interfaces: 'http',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/limits' }],
  input: input({}),
  output: limitsRecord,
  errors: [],
  examples: [{ title: 'All limits', input: {} }],
  run: async () => publishedLimits,
});
