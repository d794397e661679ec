import type { Components, Json } from '../../core/interfaces/documents/openapi-components.ts';
import { problemResponses } from '../../core/interfaces/documents/openapi-errors.ts';
import { bodyTooLarge, everywhere, invalidInput, invalidJson, originRefused } from '../../core/operation/errors.ts';
import { renderReport } from '../games/canary/render-report.ts';
import { renderReportsPath } from '../games/canary/render-reports.ts';

const errors = [...everywhere, originRefused, invalidJson, invalidInput, bodyTooLarge].filter(
  ({ status }) => status !== 401,
);

/** The address of the server's own pages for reports about a canary: it takes no credential, and answers 204 only. */
export function renderReportsPaths(components: Components): Record<string, Json> {
  return {
    [renderReportsPath]: {
      post: {
        operationId: 'report_render',
        tags: ['other'],
        summary: 'Report how a canary was drawn',
        description:
          "For this server's own pages, as Origin says: counts by the hour, without any identity, what became of a view of a version in canary. At most 12 reports an hour and 3 failures a day of a network count; the answer is the same for those that do not.",
        security: [{}],
        requestBody: { required: true, content: { 'application/json': { schema: components.share(renderReport) } } },
        responses: {
          '204': { description: 'Counted, or not.' },
          ...problemResponses('ReportRender', errors, components),
        },
      },
    },
  };
}
