import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { stopList } from '../database/schema/restaurants';
import type { ChainCommand, CommandCall } from './chainCommand';
import { findDish } from './findDish';
import { findRestaurants } from './findRestaurants';

const options = [['--restaurant <slug>', 'only in this restaurant; without it, in every one']] as const;

export const stopDish: ChainCommand = {
  usage: 'stop <dish>',
  about: 'puts a dish on the stop list: it is shown as sold out',
  options,
  run: (db, call) =>
    db.transaction(async (tx) => {
      const { dish, ids, where } = await readCall(tx, call);
      const rows = ids.map((restaurantId) => ({ restaurantId, productId: dish.id }));
      if (rows.length > 0) await tx.insert(stopList).values(rows).onConflictDoNothing();
      return { text: `${dish.name} is sold out ${where}.`, data: { dish: dish.slug, restaurants: ids } };
    }),
};

export const unstopDish: ChainCommand = {
  usage: 'unstop <dish>',
  about: 'takes a dish off the stop list',
  options,
  run: (db, call) =>
    db.transaction(async (tx) => {
      const { dish, ids, where } = await readCall(tx, call);
      await tx
        .delete(stopList)
        .where(and(eq(stopList.productId, dish.id), inArray(stopList.restaurantId, ids)));
      return { text: `${dish.name} can be ordered ${where}.`, data: { dish: dish.slug, restaurants: ids } };
    }),
};

async function readCall(tx: Transaction, call: CommandCall) {
  const {
    parameters: [name = ''],
    options: { restaurant },
  } = call;
  const dish = await findDish(tx, name);
  const found = await findRestaurants(tx, typeof restaurant === 'string' ? restaurant : undefined);
  const where = found.length === 1 ? `in ${found[0]?.name}` : 'in every restaurant';
  return { dish, ids: found.map(({ id }) => id), where };
}
