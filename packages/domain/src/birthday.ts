import * as messages from './messages';
import { parseServerDate } from './orderTime';
import type { Problem } from './validation';
import { DEFAULT_ZONE, isoDay } from './zone';

const TYPED = /^(\d{2})\.(\d{2})\.(\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Unix time. A birthday has fewer digits than the dates of orders, and a minus before 1970. */
const SECONDS = /^-?\d{1,10}$/;
const MILLISECONDS = /^-?\d{11,13}$/;
const EARLIEST = '1900-01-01';
const text = messages.birthday;

/** JavaScript reads 31 February as a day in March; such a text is not a real date. */
function isReal(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}

/** `01.02.1990`, as a customer types it (spec §9), to `1990-02-01`; undefined for anything but a real date. */
export function isoFromDateText(value: string): string | undefined {
  const [, day, month, year] = TYPED.exec(value.trim()) ?? [];
  const iso = `${year}-${month}-${day}`;
  return isReal(iso) ? iso : undefined;
}

/** Why `isoFromDateText` does not read a text. */
export const unreadableDate = (value: string): Problem =>
  TYPED.test(value.trim()) ? text.notInCalendar : messages.validation.format;

/** `1990-02-01` to `01.02.1990`; undefined for anything but a real date. */
export function dateTextFromIso(value: string): string | undefined {
  const [, year, month, day] = ISO.exec(value.trim()) ?? [];
  return isReal(`${year}-${month}-${day}`) ? `${day}.${month}.${year}` : undefined;
}

/**
 * The server's birthday as `dd.mm.yyyy`: a date in either order, or a moment, of which the day in Moscow counts. A moment
 * may be Unix time: up to 10 digits are seconds, 11 to 13 milliseconds. Undefined when there is none or when it cannot be
 * read.
 */
export function birthdayText(value: string | null | undefined): string | undefined {
  if (!value) return undefined;
  const moment = unixMoment(value.trim()) ?? parseServerDate(value);
  return moment && dateTextFromIso(moscowDay(moment));
}

function unixMoment(value: string): Date | undefined {
  if (SECONDS.test(value)) return new Date(Number(value) * 1000);
  return MILLISECONDS.test(value) ? new Date(Number(value)) : undefined;
}

/** The first and the last possible birthday at `now`, as `dd.mm.yyyy`; the last one is today in Moscow. */
export function birthdayLimits(now: Date) {
  return { min: dateTextFromIso(EARLIEST), max: dateTextFromIso(moscowDay(now)) };
}

/**
 * A birthday typed as `dd.mm.yyyy` is a real date from 1900 to today in Moscow, in any time zone of the device.
 * An empty value passes: it is required in the profile only, where validateRequired rejects it (spec §5).
 */
export function validateBirthday(value: string, now: Date): Problem {
  if (value.trim() === '') return undefined;
  const iso = isoFromDateText(value);
  if (!iso) return unreadableDate(value);
  if (iso < EARLIEST) return text.tooEarly;
  return iso > moscowDay(now) ? text.inFuture : undefined;
}

const moscowDay = (moment: Date) => isoDay(moment, DEFAULT_ZONE);
