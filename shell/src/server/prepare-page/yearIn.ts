/** The current year in a time zone, which need not be the server's (readings 11). */
export function yearIn(timeZone: string, now = new Date()): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(now));
}
