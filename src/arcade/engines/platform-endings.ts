/** End reasons of the platform, with the labels of pages. */
export const platformEndings = {
  resign: 'The player resigned',
  duration: 'Time was up',
  actions: 'All actions were used',
  abandoned: 'Nobody played on',
  voided: 'Voided: it counts for nothing',
} as const;

export type PlatformEnding = keyof typeof platformEndings;
