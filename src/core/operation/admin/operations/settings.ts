import { Type } from 'typebox';
import { settings as allSettings, type Setting } from '../../../base/settings.ts';
import { input } from '../../schema-fragments.ts';
import { adminRead } from '../admin-operation.ts';

export const settings = adminRead({
  name: 'settings',
  title: 'Effective settings of the node that handles the request',
  details: 'Secrets are shown as set or unset.',
  route: { method: 'GET', path: '/settings' },
  input: input({}),
  output: Type.Object({
    settings: Type.Array(
      Type.Object({
        name: Type.String(),
        value: Type.String({
          description: 'Effective value. A secret is shown as set or unset, a URL without its password.',
        }),
        description: Type.String({ description: 'Markdown.' }),
      }),
    ),
  }),
  errors: [],
  examples: [{ title: 'All of them', input: {} }],

  async run(_db, _input, { services }) {
    const definitions: Readonly<Record<string, Setting>> = allSettings;
    return {
      settings: Object.entries(services.settings).map(([name, value]) => ({
        name,
        value,
        description: definitions[name]?.description ?? '',
      })),
    };
  },
});
