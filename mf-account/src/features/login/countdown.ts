/**
 * Whole seconds left at `now`; 0 when the countdown is over or was not started. Arguments are milliseconds.
 */
export function secondsLeft(until: number | undefined, now: number): number {
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}

/** «00:42», «10:00»: minutes and seconds (spec §2, Auth panel). */
export function clockText(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
