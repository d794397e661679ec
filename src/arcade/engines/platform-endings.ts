/** End reasons of the platform, with the labels of pages. */
export const platformEndings = {
  resign: 'The player resigned',
  duration: 'Time limit reached',
  actions: 'Action limit reached',
  abandoned: 'Abandoned',
  voided: 'Voided, not ranked',
} as const;

export type PlatformEnding = keyof typeof platformEndings;
