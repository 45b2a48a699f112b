import { dateAfter, isFinalStatus, parseServerDate, serverDate, workingState } from '@storefront/domain';
import { and, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { reservations } from '../database/schema/inquiries';
import { orders } from '../database/schema/orders';
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
      const now = await tx
        .update(restaurants)
        .set({ specialDays: changed })
        .where(inArray(restaurants.id, ids))
        .returning();
      const { bookings, orders } = await countLeftOut(tx, { before: found, now, date });
      const where = found.length === 1 ? found[0]?.name : 'Every restaurant';
      const left = [counted(bookings, 'booking'), counted(orders, 'order')].flatMap((part) => part ?? []);
      const check =
        left.length > 0
          ? ` Outside these hours: ${left.join(' and ')}. Nothing was canceled: call the guests.`
          : '';
      return {
        text: `${where} ${words(hours)} on ${date}. Customers see it on the restaurant's page, and in the times for orders and bookings.${check}`,
        data: { restaurants: ids, date, hours, bookings, orders },
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

const counted = (count: number, thing: string) =>
  count > 0 ? `${count} ${thing}${count > 1 ? 's' : ''}` : undefined;

type RestaurantRow = typeof restaurants.$inferSelect;

/** Bookings and unfinished orders whose moment was in the old hours or is in the week's, and is not in the new ones. */
async function countLeftOut(
  tx: Transaction,
  { before, now, date }: { before: readonly RestaurantRow[]; now: readonly RestaurantRow[]; date: string },
) {
  const midnight = (day: string) => parseServerDate(day) ?? new Date(Number.NaN);
  // A shift may last past midnight.
  const [from, to] = [midnight(date), midnight(dateAfter(date, 2))];
  const ids = now.map(({ id }) => id);
  const { restaurantId, at, cancelledAt } = reservations;
  const { organizationId, deliveryDate, statusSlug } = orders;
  const booked = await tx
    .select({ id: restaurantId, at })
    .from(reservations)
    .where(and(inArray(restaurantId, ids), gte(at, from), lt(at, to), isNull(cancelledAt)));
  const ordered = await tx
    .select({ id: organizationId, at: deliveryDate, statusSlug })
    .from(orders)
    .where(and(inArray(organizationId, ids), gte(deliveryDate, from), lt(deliveryDate, to)));
  const isOpen = (rows: readonly RestaurantRow[], id: number, moment: Date) => {
    const row = rows.find((one) => one.id === id);
    return row !== undefined && workingState(row, moment).kind === 'open';
  };
  const usual = now.map((row) => {
    const { [date]: ownHours, ...otherDays } = row.specialDays;
    return ownHours === undefined ? row : { ...row, specialDays: otherDays };
  });
  const isLeftOut = (one: { id: number; at: Date }) =>
    !isOpen(now, one.id, one.at) && [before, usual].some((rows) => isOpen(rows, one.id, one.at));
  return {
    bookings: booked.filter(isLeftOut).length,
    orders: ordered.filter((one) => !isFinalStatus(one.statusSlug) && isLeftOut(one)).length,
  };
}

function words(hours: Hours): string {
  if (hours === null) return 'is closed';
  if (hours === 'usual') return "has the week's hours";
  return `is open ${clockOf(hours.from)}-${clockOf(hours.to)}`;
}

const clockOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
