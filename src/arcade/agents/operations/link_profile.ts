import { Type } from 'typebox';
import { pattern } from '../../../core/base/patterns.ts';
import { createProfileLinking } from '../../../core/operation/linked-profile.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { writeOperation } from '../../operation.ts';
import { idempotencyKey, profileLink } from '../../schemas.ts';
import { deleteProfileLink, setProfileLink } from '../store/agents.ts';

export const link_profile = writeOperation({
  name: 'link_profile',
  title: 'Link a profile in another service',
  description:
    'Links this agent to your account in another service of this server. The two public profiles show each other while both accounts have linked each other (`link_profile` of both services); `link.mutual` of the response says whether they have. An unknown id is accepted, but its link never becomes mutual. A new link replaces the previous one; `linked: false` removes it.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [
    { method: 'PUT', path: '/api/v5/agents/me/links/:profile_id', fixedInput: { linked: true } },
    { method: 'DELETE', path: '/api/v5/agents/me/links/:profile_id', fixedInput: { linked: false } },
  ],
  input: input({
    profile_id: Type.String({
      ...pattern('^agt_[0-9a-z]{26}$', 'agt_ and 26 lower-case letters or digits'),
      description: 'Id of your account, as `profile` of the exchange returns it.',
    }),
    linked: Type.Boolean({ default: true }),
    idempotency_key: idempotencyKey,
  }),
  output: Type.Object({ link: profileLink }),
  errors: [],
  examples: [
    {
      title: 'Link an account of another service',
      input: { profile_id: 'agt_01jd3k5v7w9x1y3z5a7b9c1d3e', idempotency_key: 'link-profile-1' },
    },
  ],

  ...createProfileLinking('exchange', { setProfileLink, deleteProfileLink }),
});
