import { addDays } from 'date-fns/addDays';
import { isSameDay } from 'date-fns/isSameDay';
import * as messages from './messages';
import { DEFAULT_ZONE, inZone } from './zone';

/** The entries of one day, in their own order. */
export interface DayGroup<Entry> {
  /** `2026-11-30` in the time zone; '' for entries without a date. */
  day: string;
  /** «Сегодня», «Вчера», «30 ноября», «30 ноября 2025 г»; undefined for entries without a date. */
  label: string | undefined;
  entries: Entry[];
}

/**
 * «Сегодня», «Вчера», else the day and the month, with the year and « г» if it is not the current one (spec §2,
 * Notifications). Throws RangeError on an invalid date.
 */
export function pastDayLabel(date: Date, now: Date, zone = DEFAULT_ZONE): string {
  const local = inZone(date, zone);
  const today = inZone(now, zone);
  if (isSameDay(local, today)) return messages.dayGroups.today;
  if (isSameDay(local, addDays(today, -1))) return messages.dayGroups.yesterday;
  const format = new Intl.DateTimeFormat('ru-RU', { timeZone: zone, day: 'numeric', month: 'long' });
  const day = format.format(date);
  const year = local.getFullYear();
  return year === today.getFullYear() ? day : messages.dayGroups.withYear(day, year);
}

/**
 * Groups entries by the day of their date in `zone`: days stand in the order of their first entry, and entries
 * keep their order. Spec §2 (purchases, bonus transactions, notifications).
 */
export function groupByDay<Entry>(
  entries: readonly Entry[],
  dateOf: (entry: Entry) => Date | undefined,
  now: Date,
  zone = DEFAULT_ZONE,
): DayGroup<Entry>[] {
  const groups = new Map<string, DayGroup<Entry>>();
  for (const entry of entries) {
    const date = dateOf(entry);
    const day = date ? inZone(date, zone).toISOString().slice(0, 10) : '';
    const group = groups.get(day) ?? { day, label: date && pastDayLabel(date, now, zone), entries: [] };
    group.entries.push(entry);
    groups.set(day, group);
  }
  return [...groups.values()];
}
