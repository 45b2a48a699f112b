import { favouriteCalls } from '@storefront/api-contract/server';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { addCustomerCall } from '../../plugins/call';
import { addFavourites, listFavourites, removeFavourite } from './favouriteDishes';

export function favouriteRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  addCustomerCall(app, context, favouriteCalls.favourites, ({ customer }) =>
    listFavourites(db, customer.user.id),
  );
  addCustomerCall(app, context, favouriteCalls.addFavourites, ({ customer, body }) =>
    db.transaction((tx) => addFavourites(tx, customer.user.id, body.product_ids)),
  );
  addCustomerCall(app, context, favouriteCalls.removeFavourite, ({ customer, body }) =>
    db.transaction((tx) => removeFavourite(tx, customer.user.id, body.product_id)),
  );
}
