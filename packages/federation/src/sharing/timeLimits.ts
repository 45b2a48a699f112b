/** How long a browser waits for files of remotes, in milliseconds (decision 0092). */
export const timeLimits = {
  /** For a module of the page that is being loaded: other modules on the page wait too. */
  ofPage: 3000,
  /**
   * For a module that a press opens: a script may still be arriving over a slow network, and customers do not wait
   * longer.
   */
  ofPress: 20_000,
  /** For one chunk of a module. */
  ofChunk: 10_000,
} as const;
