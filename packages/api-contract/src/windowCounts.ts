/** Networks that are counted at a time; the one that has not called for longest goes first. */
const maxNetworks = 5000;

interface WindowCount {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/**
 * Counts the uses of each network in a window that begins with its first request, in the memory of this process. The
 * clock never jumps: a window that a wrong clock had moved to tomorrow would keep everybody out until then. `step` 0
 * only reads.
 */
export function createWindowCounts(now: () => number = () => performance.now()) {
  const windows = new Map<string, { current: number; endsAt: number }>();
  return (network: string, windowMs: number, step: 0 | 1 = 1): WindowCount => {
    const before = windows.get(network);
    const isOpen = before !== undefined && before.endsAt > now();
    const { current, endsAt } = isOpen ? before : { current: 0, endsAt: now() + windowMs };
    const count = { current: current + step, ttl: endsAt - now() };
    if (step === 0) return count;
    windows.delete(network);
    windows.set(network, { current: count.current, endsAt });
    const [oldest] = windows.keys();
    if (windows.size > maxNetworks && oldest !== undefined) windows.delete(oldest);
    return count;
  };
}
