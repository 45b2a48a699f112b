/** Minutes from midnight, as a number, its text or `HH:MM`; NaN from anything else. */
export function minuteOf(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return Number.NaN;
  const [, hours, minutes] = value.match(/^(\d{1,2}):(\d{2})/) ?? [];
  return hours === undefined ? Number(value) : Number(hours) * 60 + Number(minutes);
}
