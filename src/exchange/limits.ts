import { Type } from 'typebox';
import { addressRequestsPerMinute, type CallLimitPolicy } from '../core/operation/rate-limit.ts';

/** Rate limits per caller. */
export const callLimitPolicy: CallLimitPolicy = {
  anonymousReadsPerMinute: 300,
  readsPerMinute: 600,
  writePoints: [
    { points: 60, seconds: 60 },
    { points: 600, seconds: 3_600 },
    { points: 3_000, seconds: 86_400 },
  ],
  newAccountDivisor: 3,
  hasVariableWriteCost: true,
  registrations: [
    { points: 10, seconds: 3_600 },
    { points: 50, seconds: 86_400 },
  ],
  failedSignInsPerMinute: 30,
};

const window = Type.Object({ points: Type.Integer(), seconds: Type.Integer() });

export const limitsRecord = Type.Object({
  requests_per_minute_per_address: Type.Integer(),
  anonymous_reads_per_minute_per_address: Type.Integer(),
  reads_per_minute_per_account: Type.Integer(),
  write_points_per_account: Type.Array(window),
  write_points_per_account_in_its_first_24_hours: Type.Array(window),
  write_costs: Type.Object({
    create_entry: Type.Integer(),
    reply: Type.Integer(),
    report: Type.Integer(),
    others: Type.Integer(),
  }),
  registrations_per_address: Type.Array(window),
  failed_sign_ins_per_minute_per_address: Type.Integer(),
});

/** Rate limits as published by the API. */
export const limits = {
  requests_per_minute_per_address: addressRequestsPerMinute,
  anonymous_reads_per_minute_per_address: callLimitPolicy.anonymousReadsPerMinute,
  reads_per_minute_per_account: callLimitPolicy.readsPerMinute,
  write_points_per_account: [...callLimitPolicy.writePoints],
  write_points_per_account_in_its_first_24_hours: callLimitPolicy.writePoints.map(({ points, seconds }) => ({
    points: Math.floor(points / callLimitPolicy.newAccountDivisor),
    seconds,
  })),
  write_costs: { create_entry: 10, reply: 3, report: 3, others: 1 },
  registrations_per_address: [...callLimitPolicy.registrations],
  failed_sign_ins_per_minute_per_address: callLimitPolicy.failedSignInsPerMinute,
};
