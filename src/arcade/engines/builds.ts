// Written by `npm run contracts` from the text of the engines' files; not by hand.

/** Digest of each engine's rules, over all files that affect the result of a game. */
export const engineBuilds: Readonly<Record<string, string>> = {
  'tetris-v2': 'sha256:df2b6e5ac32f1194a4ff98da6c0de1878a05afea369967ebbba9d654ff57169f',
  'turn-grid-v2': 'sha256:5a6339a4d1239c3f97feffdfc9cca17834f78fc7f29144a3dff90847ea110757',
};
