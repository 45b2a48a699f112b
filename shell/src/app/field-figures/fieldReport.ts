/**
 * What is measured on a visitor's page. Times are in ms; CLS is a sum of layout shifts. `press`: the first press of an
 * opener, always 0. `panel`: from it to the content of its panel. `badge`: from a press to the first new count on the
 * cart's badge.
 */
export const figureNames = ['LCP', 'INP', 'CLS', 'TTFB', 'press', 'panel', 'badge'] as const;

/** The quality of the connection, by `navigator.connection.effectiveType`; few browsers know it. */
export const connections = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;

/** By the smaller of the number of processors and the gigabytes of memory: below 4 low, from 8 high. */
export const deviceClasses = ['low', 'middle', 'high'] as const;

/** How the visitor gets their order, if they have chosen. */
export const takeMethods = ['delivery', 'pickup', 'none'] as const;

/** The entry of `Server-Timing` by which the shell chooses a page; its description is the proof. */
export const timingName = 'figures';
