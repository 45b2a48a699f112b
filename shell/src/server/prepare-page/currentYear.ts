/** The year that the footer shows: in the brand's time zone, which need not be the server's (readings 11). */
export const currentYear = (timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(new Date()));
