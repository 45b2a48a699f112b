const offset = 3;

/** ISO with Moscow's offset, which has been constant since 2014, without summer time (readings 11). */
export function moscowTime(date: Date): string {
  return new Date(date.getTime() + offset * 3_600_000).toISOString().replace('Z', '+03:00');
}
