/** The path of the arcade's addresses, below which its owner's stand as well. */
export const arcadeBelow = '/arcade';
