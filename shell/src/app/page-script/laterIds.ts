/** Ids of the elements of a page from which its script reads the preloads, the scripts and the early sheet. */
export const laterIds = { preloads: 'later-preloads', scripts: 'later-scripts', earlySheet: 'early-sheet' };
