import { serverDate, UNTIL_RESUMED } from '@storefront/domain';
import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { restaurants, zones } from '../database/schema/restaurants';
import type { ChainCommand } from './chainCommand';
import { findKitchen } from './findKitchen';
import { readMinutes } from './readMinutes';

const minuteMs = 60_000;
const minutesInDay = 1440;

type Kitchen = Awaited<ReturnType<typeof findKitchen>>;

export const pause: ChainCommand = {
  usage: 'pause <restaurant|zone>',
  about: 'takes no orders for now; carts stay, and later times can be chosen',
  options: [['--for <minutes>', `how long, 1 to ${minutesInDay}; without it, until it is resumed`]],
  run: (db, { parameters: [name = ''], options }) =>
    db.transaction(async (tx) => {
      const minutes =
        typeof options['for'] === 'string'
          ? readMinutes(options['for'], { min: 1, max: minutesInDay })
          : null;
      const kitchen = await findKitchen(tx, name);
      const end = Math.ceil(Date.now() / minuteMs + (minutes ?? 0)) * minuteMs;
      const until = minutes === null ? UNTIL_RESUMED : new Date(end);
      await write(tx, kitchen, until);
      const [subject, key] = words(kitchen);
      const length =
        minutes === null
          ? `until «pnpm chain resume ${key}»`
          : `until ${serverDate(until).slice(0, 16).replace('T', ' ')}`;
      const choice = minutes === null ? 'can order for the next days' : 'can choose a time after that';
      return {
        text: `${subject} takes no orders ${length}. Customers see «Закрыто» and ${choice}.`,
        data: { ...named(kitchen), pausedUntil: minutes === null ? null : serverDate(until) },
      };
    }),
};

export const resume: ChainCommand = {
  usage: 'resume <restaurant|zone>',
  about: 'ends a pause',
  run: (db, { parameters: [name = ''] }) =>
    db.transaction(async (tx) => {
      const kitchen = await findKitchen(tx, name);
      await write(tx, kitchen, null);
      const paused = await stillPaused(tx, kitchen);
      const rest = paused.map(
        (other) => ` ${other.subject} is still paused: «pnpm chain resume ${other.key}».`,
      );
      return {
        text: `${words(kitchen)[0]} takes orders again in its opening hours.${rest.join('')}`,
        data: { ...named(kitchen), stillPaused: paused.map(({ key }) => key) },
      };
    }),
};

async function write(tx: Transaction, { kind, row }: Kitchen, pausedUntil: Date | null): Promise<void> {
  const table = kind === 'restaurant' ? restaurants : zones;
  await tx.update(table).set({ pausedUntil }).where(eq(table.id, row.id));
}

/** The other pauses that keep deliveries from being ordered: of the restaurant's zones, or of the zone's restaurant. */
async function stillPaused(tx: Transaction, kitchen: Kitchen) {
  const others: Kitchen[] =
    kitchen.kind === 'restaurant'
      ? (
          await tx
            .select()
            .from(zones)
            .where(and(eq(zones.restaurantId, kitchen.row.id), gt(zones.pausedUntil, new Date())))
        ).map((row) => ({ kind: 'zone', row }))
      : (
          await tx
            .select()
            .from(restaurants)
            .where(and(eq(restaurants.id, kitchen.row.restaurantId), gt(restaurants.pausedUntil, new Date())))
        ).map((row) => ({ kind: 'restaurant', row }));
  return others.map((other) => {
    const [subject, key] = words(other);
    return { subject, key };
  });
}

/** The name for a sentence, and the name for a command. */
function words({ kind, row }: Kitchen): readonly [subject: string, key: string] {
  return kind === 'restaurant' ? [row.name, row.slug] : [`The zone ${row.name}`, `zone-${row.id}`];
}

const named = ({ kind, row }: Kitchen) =>
  kind === 'restaurant' ? { restaurant: row.slug } : { zone: row.id };
