/** The part of a Long Animation Frame that is read. TypeScript does not know these entries yet. */
interface LongFrame {
  scripts: readonly { startTime: number; duration: number; sourceURL: string }[];
}

/** The team in whose part of the page a node lies; `shell` outside of all parts. */
export function partOf(node: Node | null | undefined): string {
  const nearest = node instanceof Element ? node : node?.parentElement;
  return nearest?.closest<HTMLElement>('[data-owner]')?.dataset['owner'] ?? 'shell';
}

/**
 * Whose code took the time between two moments: a remote, `shell` or `third-party`. It is the owner of the script that
 * ran longest in it, by the page's first 200 long frames, which the browser keeps. React runs the handlers of all
 * remotes, so where a frame names the shell, or there is none, it is the owner of this part of the page. Call it once the
 * frame has ended.
 */
export function causeOf(from: number, to: number, part: string): string {
  let longest = 0;
  let file = origin;
  for (const frame of performance.getEntriesByType('long-animation-frame')) {
    for (const { startTime, duration, sourceURL } of (frame as PerformanceEntry & LongFrame).scripts) {
      const share = Math.min(startTime + duration, to) - Math.max(startTime, from);
      if (share > longest && sourceURL) {
        longest = share;
        file = sourceURL;
      }
    }
  }
  if (!file.startsWith(origin)) return 'third-party';
  // The shell serves the files of each remote under its name.
  return /\/mf\/(\w+)/.exec(file)?.[1] ?? part;
}
