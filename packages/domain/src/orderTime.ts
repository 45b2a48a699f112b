import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { isSameDay } from 'date-fns/isSameDay';
import * as messages from './messages';
import { DEFAULT_ZONE, inZone } from './zone';

const WINDOW_MINUTES = 30;
const COUNTED_MINUTES = 120;
const SECONDS = /^\d{10}$/;
const MILLISECONDS = /^\d{13}$/;
const SERVER_DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)? ?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;

type DueFields = { delivery_date: string | null; datetime: string | null };

/**
 * «Сегодня с 19:30 до 20:00», «Завтра с …», «30 ноября с …», with «2027 г.» for another year: half an hour
 * from `date` in the time zone `zone`. Throws RangeError on an invalid date. Spec §2.
 */
export function deliveryWindow(date: Date, now: Date, zone = DEFAULT_ZONE): string {
  const { day, hours } = deliveryWindowParts(date, now, zone);
  return `${day} ${hours}`;
}

/** «19:30» in the time zone `zone`. Throws RangeError on an invalid date. */
export function formatTime(date: Date, zone = DEFAULT_ZONE): string {
  return new Intl.DateTimeFormat('ru-RU', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(
    date,
  );
}

/** The day and the hours of `deliveryWindow`: «Сегодня» and «с 19:30 до 20:00». Throws as it does. */
export function deliveryWindowParts(date: Date, now: Date, zone = DEFAULT_ZONE) {
  const end = addMinutes(date, WINDOW_MINUTES);
  return {
    day: dayLabel(inZone(date, zone), inZone(now, zone), zone),
    hours: messages.orderTime.hours(formatTime(date, zone), formatTime(end, zone)),
  };
}

/**
 * Parses the server's text: ISO with an offset; `2026-11-21 19:30:00` or `21.11.2026 19:30`, which is local time in
 * `zone`; Unix time of 10 digits (seconds) or 13 (milliseconds). Undefined for null, any other text and a date that does
 * not exist.
 */
export function parseServerDate(text: string | null | undefined, zone = DEFAULT_ZONE): Date | undefined {
  if (!text) return undefined;
  const sent = text.trim();
  if (SECONDS.test(sent)) return new Date(Number(sent) * 1000);
  if (MILLISECONDS.test(sent)) return new Date(Number(sent));
  const parts = SERVER_DATE.exec(sent.replace(/^(\d\d)\.(\d\d)\.(\d{4})/, '$3-$2-$1'));
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(toNumber);
  if (minute > 59 || second > 59) return undefined;
  const local = new TZDate(year, month - 1, day, hour, minute, second, zone);
  // The constructor rolls 31 February over to March and 24:00 to the next day, and takes the year 1 for 1901.
  if (local.getFullYear() !== year || local.getDate() !== day) return undefined;
  const offset = parts[7];
  if (!offset) return new Date(local.getTime());
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second) - offsetMinutes(offset) * 60_000);
}

/** Whether a text that `parseServerDate` reads is a date without a time. */
export function isBareDate(text: string): boolean {
  return /^\d+([-.])\d+\1\d+$/.test(text.trim());
}

/**
 * When an order is due (spec §3, Purchase): as `deliveryWindowParts`, but without hours where the server names a day
 * alone. The first of the two fields that can be read and has a time counts. Undefined when neither can be read.
 */
export function orderWindowParts(
  { delivery_date, datetime }: DueFields,
  now: Date,
  zone = DEFAULT_ZONE,
): { day: string; hours?: string } | undefined {
  const due = dueOf({ delivery_date, datetime }, zone);
  if (!due) return undefined;
  const { day, hours } = deliveryWindowParts(due.date, now, zone);
  return due.hasTime ? { day, hours } : { day };
}

/**
 * Minutes until an order is due, for «через 35 минут»; undefined when no time is known, the time is over, or it is more
 * than two hours away, where the hours say more.
 */
export function minutesToDue(order: DueFields, now: Date, zone = DEFAULT_ZONE): number | undefined {
  const due = dueOf(order, zone);
  if (!due?.hasTime) return undefined;
  const minutes = Math.ceil((due.date.getTime() - now.getTime()) / 60_000);
  return minutes > 0 && minutes <= COUNTED_MINUTES ? minutes : undefined;
}

/** The first of the two fields that can be read and has a time; else a day alone. */
function dueOf({ delivery_date, datetime }: DueFields, zone: string) {
  const sent = [delivery_date, datetime].flatMap((text) => {
    const date = parseServerDate(text, zone);
    return text && date ? [{ date, hasTime: !isBareDate(text) }] : [];
  });
  return sent.find(({ hasTime }) => hasTime) ?? sent[0];
}

/**
 * A moment in the server's format: ISO to the second with the offset of `zone`. Throws RangeError on an
 * invalid date.
 */
export function serverDate(date: Date, zone = DEFAULT_ZONE): string {
  return inZone(date, zone)
    .toISOString()
    .replace(/\.\d{3}/, '');
}

/** «Сегодня», «Завтра», «30 ноября», with the year if it is not the current one. */
export function dayLabel(date: TZDate, now: TZDate, zone: string): string {
  if (isSameDay(date, now)) return messages.orderTime.today;
  if (isSameDay(date, addDays(now, 1))) return messages.orderTime.tomorrow;
  const isThisYear = date.getFullYear() === now.getFullYear();
  const format = new Intl.DateTimeFormat('ru-RU', {
    timeZone: zone,
    day: 'numeric',
    month: 'long',
    year: isThisYear ? undefined : 'numeric',
  });
  return format.format(date.getTime());
}

/** Minutes of `+03:00`, `+0300`, `+03` or `Z`, which has no digits. */
function offsetMinutes(offset: string): number {
  const digits = offset.slice(1).replace(':', '');
  const size = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  return offset.startsWith('-') ? -size : size;
}

function toNumber(part: string | undefined): number | undefined {
  return part === undefined ? undefined : Number(part);
}
