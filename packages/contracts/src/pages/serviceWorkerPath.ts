/** The script of the site's service worker, whose scope is the whole site. The shell's server serves it. */
export const serviceWorkerPath = '/sw.js';
