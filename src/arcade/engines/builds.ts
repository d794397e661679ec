// Written by `npm run contracts` from the text of the engines' files; not by hand.

/** The digest of each engine's rules: of every file that decides what a game comes to. */
export const engineBuilds: Readonly<Record<string, string>> = {
  'tetris-v2': 'sha256:88eff5bc7af0a0173dc57629facb007e36096c3669df783571bb14da1227ac22',
  'turn-grid-v2': 'sha256:5a6339a4d1239c3f97feffdfc9cca17834f78fc7f29144a3dff90847ea110757',
};
