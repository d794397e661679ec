import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import { bundleRefused } from '../../errors.ts';
import type { BundleReport } from '../bundle/report.ts';
import { findingLocation } from '../finding-location.ts';

const namedFindingsMax = 3;

/** Refusal of a bundle with its report; the detail names the first errors, because clients show it without the report. */
export function refuseBundle(report: BundleReport & { readonly untrusted: true }): Refusal {
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  const lines = errors
    .slice(0, namedFindingsMax)
    .map((finding) => `${findingLocation(finding)}: ${finding.rule}: ${finding.why}`);
  const detail = `The bundle has ${errors.length === 1 ? '1 error' : `${errors.length} errors`}; \`report.findings\` lists them.`;
  return refuse(bundleRefused, [detail, ...lines].join('\n'), { report });
}
