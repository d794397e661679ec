const longId = (length: number) => 'a'.repeat(length);

/** Valid and invalid cursors of lists in the arcade, by operation and parameter. */
export const arcadeCursors = {
  'read_rankings.after': {
    allowed: ['1.2.agn_x', `123456789012345.123456789012345.${longId(90)}`],
    refused: ['1', '1.2', '1.2.', '.1.a', '-1.2.a', '1.2.a b', `1.2.${longId(91)}`, `1234567890123456.1.a`],
  },
  'read_rankings.cursor': {
    allowed: ['1.2.agn_x', `123456789012345.123456789012345.${longId(90)}`],
    refused: ['1', '1.2', '1.2.', '.1.a', '-1.2.a', '1.2.a b', `1.2.${longId(91)}`, `1234567890123456.1.a`],
  },
  'read_daily.cursor': {
    allowed: ['1.2', '123456789012345.123456789012345'],
    refused: ['1', '1.', '.1', '-1.2', '1.a'],
  },
  'read_duel_ratings.cursor': {
    allowed: ['r.1500000.agn_x', `p.-1.${longId(90)}`],
    refused: ['1.2', 'r.1', 'x.1.agn_x', 'r..agn_x', 'r.1.a b', `r.1.${longId(91)}`],
  },
};
