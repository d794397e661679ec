import { type Config, moduleUrl } from '../../core/base/config.ts';
import { type CheckResult, fail, ok, warn } from './check-result.ts';

/** Checks that game frames have a separate site, which browsers isolate from the pages. */
export function checkFrames(config: Pick<Config, 'frameUrl' | 'publicUrl' | 'moduleUrls' | 'modules'>): CheckResult[] {
  if (config.frameUrl === null || !config.modules.includes('arcade')) return [];
  const frames = new URL(config.frameUrl);
  const pages = new URL(moduleUrl(config, 'arcade'));
  if (pages.protocol === 'https:' && frames.protocol !== 'https:')
    return [fail('RIALTO_FRAME_URL', 'must be https, since pages are: browsers block frames without TLS in them')];
  return siteOf(frames) === siteOf(pages)
    ? [
        warn(
          'RIALTO_FRAME_URL',
          `${frames.hostname} and ${pages.hostname} seem to be one site, so that a browser may run frames and pages in one process: use a separate domain`,
        ),
      ]
    : [ok('RIALTO_FRAME_URL', `frames of games are on ${frames.origin}, another site than the pages`)];
}

/** Approximate registrable domain: the last two labels of a name; an IPv4 address is not shortened. */
function siteOf({ hostname }: URL): string {
  return /^[\d.]+$/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.');
}
