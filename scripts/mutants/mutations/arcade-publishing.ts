import type { Mutant } from '../mutant.ts';

const evidence = 'test/arcade/games/certification/evidence.test.ts';
const places = 'test/arcade/games/certification/places.test.ts';
const renderReports = 'test/arcade/games/render-reports.test.ts';
const handleReports = 'test/arcade/games/handle-reports.test.ts';
const operatorActions = 'test/arcade/games/operator-actions.test.ts';

/** Mutations of certification, canaries and publishing. */
export const arcadePublishing: readonly Mutant[] = [
  {
    name: 'publishing-probe-evidence-unchecked',
    breaks: 'A P4 certificate is issued although the prober checked other rounds.',
    file: 'src/arcade/games/certification/issue.ts',
    symbol: 'issueRendered',
    find: '|| drawn.root !== body.evidence_root',
    replace: '',
    tests: [evidence],
  },
  {
    name: 'publishing-author-certifies',
    breaks: 'An author is offered the places of its own version.',
    file: 'src/arcade/games/certification/accept-place.ts',
    symbol: 'acceptPlace',
    find: 'if (isOwnVersion(version, accountId))',
    replace: 'if (place.round === 0)',
    tests: [places],
  },
  {
    name: 'publishing-pause-ignored-by-leases',
    breaks: 'Places are leased while publishing is paused.',
    file: 'src/arcade/games/certification/accept-place.ts',
    symbol: 'acceptPlace',
    find: 'refuseWhilePublishingPaused(null, context) ??',
    replace: '',
    tests: [operatorActions],
  },
  {
    name: 'publishing-promotion-without-evidence',
    breaks: 'A canary advances although too few agents have played it.',
    file: 'src/arcade/games/canary/verdict.ts',
    symbol: 'canaryVerdict',
    find: '* 3_600_000 && isEnough',
    replace: '* 3_600_000',
    tests: ['test/arcade/games/canary.test.ts'],
  },
  {
    name: 'publishing-single-report-starts-probe',
    breaks: 'One report of a page starts a new probe of a canary.',
    file: 'src/arcade/games/canary/verdict.ts',
    symbol: 'needsProbe',
    find: 'failed >= failuresMin &&',
    replace: '',
    tests: [handleReports],
  },
  {
    name: 'publishing-reported-canary-continues',
    breaks: 'A reported canary continues although no prober responds.',
    file: 'src/arcade/games/canary/handle-reports.ts',
    symbol: 'handleReports',
    find: "await holdVersion(tx, version.n, 'unconfirmed_reports');",
    replace: '',
    tests: [handleReports],
  },
  {
    name: 'publishing-reports-of-other-origins',
    breaks: 'Reports of pages on other sites are accepted.',
    file: 'src/arcade/games/canary/render-reports.ts',
    symbol: 'readReport',
    find: 'if (!isSameOrigin)',
    replace: 'if (body.length < 0)',
    tests: [renderReports],
  },
  {
    name: 'publishing-reports-of-any-version',
    breaks: 'Reports are stored for versions that are not canaries.',
    file: 'src/arcade/games/canary/render-reports.ts',
    symbol: 'count',
    find: "versionRow?.state !== 'canary'",
    replace: 'versionRow === undefined',
    tests: [renderReports],
  },
  {
    name: 'publishing-hold-by-any-agent',
    breaks: 'An agent can put the version of another agent on hold.',
    file: 'src/arcade/games/publishing/hold-unsafe.ts',
    symbol: 'holdUnsafe',
    find: '< agentsToHold',
    replace: '< 1',
    tests: [operatorActions],
  },
  {
    name: 'publishing-purge-without-block',
    breaks: 'Blocked files of a purged game can be uploaded again.',
    file: 'src/arcade/admin/purge-game.ts',
    symbol: 'purge',
    find: 'if (blocksFiles) {',
    replace: 'if (!blocksFiles) {',
    tests: [operatorActions],
  },
  {
    name: 'publishing-channel-points-to-withdrawn',
    breaks: 'The stable channel still points to a version that was withdrawn.',
    file: 'src/arcade/games/publishing/channels.ts',
    symbol: 'updateChannels',
    find: 'without(game.stable_version, version.version)',
    replace: 'game.stable_version',
    tests: ['test/arcade/games/random-walk.test.ts'],
  },
  {
    name: 'publishing-release-uncertified',
    breaks: 'A version is released without its certificate.',
    file: 'src/arcade/games/publishing/preconditions.ts',
    symbol: 'refuseUncertified',
    find: '>= levelOrder.indexOf(needed)',
    replace: '>= levelOrder.indexOf(level)',
    tests: ['test/arcade/games/author-actions.test.ts'],
  },
];
