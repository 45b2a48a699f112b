import { dateAfter, parseServerDate, serverDate } from '@storefront/domain';
import { and, count, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { reservations } from '../database/schema/inquiries';
import { type DayHours, restaurants } from '../database/schema/restaurants';
import { type ChainCommand, ChainError } from './chainCommand';
import { findRestaurants } from './findRestaurants';

/** A year ahead: a later date is a slip of the keyboard. */
const maxDays = 366;

export const setHours: ChainCommand = {
  usage: 'hours <restaurant> <date> [hours]',
  about:
    'sets the hours of a date: closed, 10:00-18:00, 12:00-02:00 (past midnight) or usual; with --all without <restaurant>',
  options: [['--all', 'in every restaurant']],
  run: (db, { parameters, options }) =>
    db.transaction(async (tx) => {
      const { name, date, hours } = readCall(parameters, options['all'] === true);
      const found = await findRestaurants(tx, name);
      const ids = found.map(({ id }) => id);
      const { specialDays } = restaurants;
      const changed =
        hours === 'usual'
          ? sql`${specialDays} - ${date}::text`
          : sql`${specialDays} || ${JSON.stringify({ [date]: hours })}::jsonb`;
      await tx.update(restaurants).set({ specialDays: changed }).where(inArray(restaurants.id, ids));
      const bookings = await countBookings(tx, ids, date);
      const where = found.length === 1 ? found[0]?.name : 'Every restaurant';
      const check =
        bookings > 0 ? ` ${bookings} bookings of that date stay: call the guests if they must move.` : '';
      return {
        text: `${where} ${words(hours)} on ${date}. Customers see it on the restaurant's page, and in the times for orders and bookings.${check}`,
        data: { restaurants: ids, date, hours, bookings },
      };
    }),
};

type Hours = DayHours | null | 'usual';

function readCall(parameters: readonly (string | undefined)[], isForAll: boolean) {
  const [name, date, hours, ...rest] = isForAll ? [undefined, ...parameters] : parameters;
  if (rest.some((word) => word !== undefined)) {
    throw new ChainError('With --all no restaurant is named: pnpm chain hours --all 2027-01-01 closed.');
  }
  if (hours === undefined) {
    throw new ChainError('The hours are missing: closed, usual or for example 10:00-18:00.');
  }
  return { name, date: readDate(date ?? ''), hours: readHours(hours) };
}

/** Throws ChainError for a date that does not exist, is over in Moscow or is more than a year ahead. */
function readDate(text: string): string {
  const today = serverDate(new Date()).slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !parseServerDate(text)) {
    throw new ChainError(`«${text}» is no date: write for example ${dateAfter(today, 1)}.`);
  }
  if (text < today) throw new ChainError(`${text} is over: today is ${today}.`);
  if (text > dateAfter(today, maxDays)) throw new ChainError(`${text} is more than a year ahead.`);
  return text;
}

/** Throws ChainError. */
function readHours(text: string): Hours {
  if (text === 'closed') return null;
  if (text === 'usual') return 'usual';
  const [from, to, ...others] = text.split(/[-–]/).map(minuteOf);
  if (from === undefined || to === undefined || others.length > 0 || from === 1440) {
    throw new ChainError(`«${text}» are no hours: write closed, usual or for example 10:00-18:00.`);
  }
  if (from === to) {
    throw new ChainError(`«${text}» begins when it ends: round the clock is 00:00-24:00.`);
  }
  return { from, to };
}

/** Minutes of `HH:MM`, at most 24:00. */
function minuteOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(text) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  return minute <= 1440 ? minute : undefined;
}

async function countBookings(tx: Transaction, restaurantIds: number[], date: string) {
  const midnight = (day: string) => parseServerDate(day) ?? new Date(Number.NaN);
  const [row] = await tx
    .select({ bookings: count() })
    .from(reservations)
    .where(
      and(
        inArray(reservations.restaurantId, restaurantIds),
        gte(reservations.at, midnight(date)),
        lt(reservations.at, midnight(dateAfter(date, 1))),
        isNull(reservations.cancelledAt),
      ),
    );
  return row?.bookings ?? 0;
}

function words(hours: Hours): string {
  if (hours === null) return 'is closed';
  if (hours === 'usual') return "has the week's hours";
  return `is open ${clockOf(hours.from)}-${clockOf(hours.to)}`;
}

const clockOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
