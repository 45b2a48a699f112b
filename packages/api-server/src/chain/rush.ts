import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { zones } from '../database/schema/restaurants';
import { type ChainCommand, type CommandCall, ChainError } from './chainCommand';
import { allZones, findZone } from './findKitchen';
import { findRestaurants } from './findRestaurants';
import { readMinutes } from './readMinutes';

export const rush: ChainCommand = {
  usage: 'rush <minutes>',
  about: 'makes deliveries take so much longer than usual; 0 ends it',
  options: [
    ['--restaurant <slug>', 'only from this restaurant'],
    ['--zone <zone>', 'only to this zone; without either, to every one'],
  ],
  run: (db, { parameters: [text = ''], options }) =>
    db.transaction(async (tx) => {
      const minutes = readMinutes(text, { min: 0, max: 180 });
      const changed = await readZones(tx, options);
      const ids = changed.map(({ id }) => id);
      // The field of spec §3 replaces the usual duration.
      const durationChange = minutes === 0 ? null : sql`${zones.duration} + ${minutes}`;
      await tx.update(zones).set({ durationChange }).where(inArray(zones.id, ids));
      const lines = changed.map(({ id, name, duration }) =>
        minutes === 0
          ? `zone-${id} ${name}: ${duration} minutes as usual`
          : `zone-${id} ${name}: ${duration + minutes} minutes instead of ${duration}`,
      );
      return {
        text: [...lines, 'Customers see it as the time of delivery. Orders already placed keep theirs.'].join(
          '\n',
        ),
        data: { zones: changed.map(({ id, duration }) => ({ id, minutes: duration + minutes })) },
      };
    }),
};

async function readZones(tx: Transaction, { restaurant, zone }: CommandCall['options']) {
  if (typeof restaurant === 'string' && typeof zone === 'string') {
    throw new ChainError('Use --restaurant or --zone, not both.');
  }
  if (typeof zone === 'string') return [await findZone(tx, zone)];
  const [found] = typeof restaurant === 'string' ? await findRestaurants(tx, restaurant) : [];
  const served = await allZones(tx, found?.id);
  if (served.length === 0) throw new ChainError(`${found?.name ?? 'The chain'} delivers to no zone.`);
  return served;
}
