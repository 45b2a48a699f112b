const minuteMs = 60_000;

interface Window {
  endsAt: number;
  suppressed: number;
}

/**
 * Lets the first event of each kind in a minute through, so that one stranger can neither fill a log nor hide in none.
 * The result is how many events of the kind were held back since the last one that came through; undefined holds this one
 * back. Kinds are a closed set, never addresses or paths: each takes memory for good.
 */
export function firstPerMinute(now: () => number = () => performance.now()) {
  const windows = new Map<string, Window>();
  return (kind: string): number | undefined => {
    const window = windows.get(kind);
    if (window && now() < window.endsAt) {
      window.suppressed += 1;
      return undefined;
    }
    windows.set(kind, { endsAt: now() + minuteMs, suppressed: 0 });
    return window?.suppressed ?? 0;
  };
}
