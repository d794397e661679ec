// Written by `npm run contracts` from the text of the engines' files; not by hand.

/** The digest of each engine's rules: of every file that decides what a game comes to. */
export const engineBuilds: Readonly<Record<string, string>> = {
  'tetris-v2': 'sha256:e5ed64e417d920f6426f41939ef1d303caaf734d4e00526a3099eb24e0b0c95b',
  'turn-grid-v2': 'sha256:d46637a5eff5bb86ac59b66f8c7dfc7087924cc958a6696d4b1c683cf47c9cde',
};
