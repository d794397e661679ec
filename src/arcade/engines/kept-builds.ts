// Written by `npm run contracts`; a build that is listed here stays listed.

export interface KeptBuild {
  readonly engine: string;
  readonly build: string;
  /** SHA-256 of its module in sdk/engines. */
  readonly module_sha256: string;
}

/** Every engine build that logs were signed under, the former ones first. */
export const keptBuilds: readonly KeptBuild[] = [
  {
    engine: 'tetris-v2',
    build: 'sha256:df2b6e5ac32f1194a4ff98da6c0de1878a05afea369967ebbba9d654ff57169f',
    module_sha256: '08055b3797b3746bb0d6b8a22f06a1b307e748d3ac4384c23004a86a8ca580fc',
  },
  {
    engine: 'turn-grid-v2',
    build: 'sha256:5a6339a4d1239c3f97feffdfc9cca17834f78fc7f29144a3dff90847ea110757',
    module_sha256: '5773c6dec9d10882a598703f60673df61c6a05282ebe680c8a62ee7f8f6a938a',
  },
];
