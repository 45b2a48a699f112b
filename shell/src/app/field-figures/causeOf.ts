/** The part of a Long Animation Frame that is read. TypeScript does not know these entries yet. */
interface LongFrame {
  scripts: readonly { startTime: number; duration: number; sourceURL: string }[];
}

/**
 * Whose code took the time between two moments: a remote, `shell` or `third-party`. It is the owner of the script that
 * ran longest in it, by the page's first 200 long frames, which the browser keeps. React runs the handlers of all
 * remotes, so where a frame names the shell, or there is none, it is the remote in whose part of the page the element
 * lies.
 */
export function causeOf(from: number, to: number, element: Node | null | undefined): string {
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
  const nearest = element instanceof Element ? element : element?.parentElement;
  const part = nearest?.closest<HTMLElement>('[data-owner]');
  // The shell serves the files of each remote under its name.
  return /\/mf\/(\w+)/.exec(file)?.[1] ?? part?.dataset['owner'] ?? 'shell';
}
