/** The year that it is in a time zone now: not the one of the machine that draws the page (readings 11). */
export function yearIn(timeZone: string, now = new Date()): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(now));
}
