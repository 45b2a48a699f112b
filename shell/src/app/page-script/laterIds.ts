/** Ids of the elements of a page from which its script takes what comes later. */
export const laterIds = { preloads: 'later-preloads', scripts: 'later-scripts', earlySheet: 'early-sheet' };
