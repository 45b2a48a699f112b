/** How long a browser waits for files of remotes, in milliseconds (decision 0092). */
export const timeLimits = {
  /** For a module that the page arrived with: others on it wait too. */
  ofPage: 3000,
  /** For what a press opens: a script may still be arriving over a slow network, and customers do not wait longer. */
  ofPress: 20_000,
  /** For one chunk of a module. */
  ofChunk: 10_000,
} as const;
