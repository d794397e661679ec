import { type Static, Type } from 'typebox';
import { checkNames } from './checks.ts';
import { probeLimits } from './probe-limits.ts';

// Messages between probers and server.

const noAdditionalProperties = { additionalProperties: false };

/** Checks of replays: they are re-run (kind `evidence`) and rendered (kinds `evidence` and `reported`). */
const evidenceChecks = ['rerun', 'drawing'] as const;
const allChecks = [...checkNames, ...evidenceChecks];

export const claimSchema = Type.Object(
  {
    prober: Type.String({ pattern: '^[A-Za-z0-9._-]{1,64}$' }),
    browser: Type.String({ minLength: 1, maxLength: 100 }),
    fixtures: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  },
  noAdditionalProperties,
);
export type ProbeClaim = Static<typeof claimSchema>;

/** Request of a prober that stops. */
export const leaveSchema = Type.Pick(claimSchema, ['prober'], noAdditionalProperties);
export type ProberLeave = Static<typeof leaveSchema>;

/** Job assigned to a prober. */
export interface ClaimedJob {
  /** Id of the job and number of the attempt; a report is refused once the attempt's claim has expired. */
  readonly id: string;
  /**
   * `probes`: checks of a submitted version. `evidence`: rendering of the rounds of a certificate. `reported`: checks
   * of a canary that viewers reported as failing, and rendering of its latest replays.
   */
  readonly kind: 'probes' | 'evidence' | 'reported';
  readonly slug: string;
  readonly version: string;
  readonly digest: string;
  readonly engine: string;
  readonly attempt: number;
}

export const jobReportSchema = Type.Object(
  {
    verdict: Type.Union([Type.Literal('passed'), Type.Literal('failed')]),
    checks: Type.Array(
      Type.Object(
        {
          check: Type.Union(allChecks.map((name) => Type.Literal(name))),
          outcome: Type.Union(['passed', 'failed', 'warning', 'not_run'].map((outcome) => Type.Literal(outcome))),
          details: Type.Array(Type.String({ maxLength: 500 }), { maxItems: 10 }),
        },
        noAdditionalProperties,
      ),
      { maxItems: allChecks.length },
    ),
    pictures: Type.Array(
      Type.Object({ name: Type.String({ minLength: 1, maxLength: 60 }), png: Type.String() }, noAdditionalProperties),
      { maxItems: probeLimits.picturesMax },
    ),
    evidence: Type.Optional(
      Type.Object(
        { root: Type.String({ pattern: '^[0-9a-f]{64}$' }), drawn: Type.Integer({ minimum: 0, maximum: 1_000 }) },
        noAdditionalProperties,
      ),
    ),
  },
  noAdditionalProperties,
);

export interface JobReport {
  readonly verdict: 'passed' | 'failed';
  readonly checks: readonly { readonly check: string; readonly outcome: string; readonly details: readonly string[] }[];
  /** PNG files in base64. */
  readonly pictures: readonly { readonly name: string; readonly png: string }[];
  /** Evidence root of the replayed logs, and number of rendered states; only for a job of kind `evidence`. */
  readonly evidence?: { readonly root: string; readonly drawn: number };
}
