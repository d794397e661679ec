import type { Site } from '../../../core/interfaces/pages/site.ts';

/**
 * Shell lines that run a command of Rialto from a copy of its source in the folder `rialto`, with files in the current
 * folder. They connect to this server only if `command` contains its address.
 */
export function rialtoCommand({ sourceUrl }: Pick<Site, 'sourceUrl'>, command: string): string {
  const clone = sourceUrl === null ? '' : `[ -d rialto ] || git clone '${sourceUrl}' rialto\n`;
  return `${clone}npm --prefix rialto run -s rialto -- ${command}`;
}

/** End of a sentence that says which copy of the source the lines of `rialtoCommand` need. */
export function cloneHint({ sourceUrl }: Pick<Site, 'sourceUrl'>): string {
  return sourceUrl === null ? 'with a copy of Rialto in the folder "rialto"' : 'with a copy of Rialto';
}
