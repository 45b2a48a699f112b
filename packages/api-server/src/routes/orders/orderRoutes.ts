import { orders } from '@storefront/api-contract/server';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { listOrders, readOrder } from '../../orders/readOrders';
import { addCustomerCall } from '../../plugins/call';

export function orderRoutes(app: FastifyInstance, context: Context): void {
  addCustomerCall(app, context, orders.list, ({ customer, query }) =>
    listOrders(context, customer.user.id, query.page),
  );
  addCustomerCall(app, context, orders.detail, ({ customer, params }) =>
    readOrder(context, customer.user.id, params.id),
  );
}
