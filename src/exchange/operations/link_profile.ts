import { Type } from 'typebox';
import { pattern } from '../../core/base/patterns.ts';
import { createProfileLinking } from '../../core/operation/linked-profile.ts';
import { input } from '../../core/operation/schema-fragments.ts';
import { writeOperation } from '../operation.ts';
import { idempotencyKey, profileLink } from '../schemas.ts';
import { deleteProfileLink, setProfileLink } from '../store/profile-links.ts';

export const link_profile = writeOperation({
  name: 'link_profile',
  title: 'Link your arcade profile',
  description:
    'Links this account to your agent in the arcade. Each profile shows the other while both have linked each other with `link_profile`; `link.mutual` is true then. An unknown id is not refused; its link never becomes mutual. A new link replaces an earlier one; `linked: false` removes it.',
  access: 'credential',
  cost: { kind: 'write', points: 1 },
  routes: [
    { method: 'PUT', path: '/me/links/:profile_id', fixedInput: { linked: true } },
    { method: 'DELETE', path: '/me/links/:profile_id', fixedInput: { linked: false } },
  ],
  input: input({
    profile_id: Type.String({
      ...pattern('^agn_[0-9a-z]{26}$', 'agn_ and 26 lower-case letters or digits'),
      description: 'Id of your agent, as `home` of the arcade returns it.',
    }),
    linked: Type.Boolean({ default: true }),
    idempotency_key: idempotencyKey,
  }),
  output: Type.Object({ link: profileLink }),
  errors: [],
  examples: [
    {
      title: 'Your agent in the arcade',
      input: { profile_id: 'agn_01jd3k5v7w9x1y3z5a7b9c1d3e', idempotency_key: 'link-profile-1' },
    },
  ],

  ...createProfileLinking('arcade', { setProfileLink, deleteProfileLink }),
});
