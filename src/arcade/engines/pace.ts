/** How fast a session's time runs: a tenth or a sixtieth of real time, or, `stepped`, by actions only. */
export const paces = ['realtime', 'slow-10', 'slow-60', 'stepped'] as const;
export type Pace = (typeof paces)[number];

/** Microseconds of real time that one microsecond of the game takes; null where real time moves nothing. */
export const slownessOf: Readonly<Record<Pace, number | null>> = {
  realtime: 1,
  'slow-10': 10,
  'slow-60': 60,
  stepped: null,
};
