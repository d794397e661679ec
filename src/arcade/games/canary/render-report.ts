import type { Static } from 'typebox';
import { choice, input } from '../../../core/operation/schema-fragments.ts';
import { slug, versionNumber } from '../../schemas.ts';
import { renderOutcomes } from '../tables.ts';

/** Report of a page on how it rendered a canary. */
export const renderReport = input({ slug, version: versionNumber, outcome: choice(renderOutcomes) });
export type RenderReport = Static<typeof renderReport>;
