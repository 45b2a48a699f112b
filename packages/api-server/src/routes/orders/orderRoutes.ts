import { orders } from '@storefront/api-contract/server';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { cancelOrder } from '../../orders/cancelOrder';
import { payAgain } from '../../orders/payAgain';
import { payOnReceipt } from '../../orders/payOnReceipt';
import { listOrders, readOrder } from '../../orders/readOrders';
import { repeatOrder } from '../../orders/repeatOrder';
import { readSharedOrder } from '../../orders/shareOrder';
import { addCall, addCustomerCall } from '../../plugins/call';
import { reviewOrder } from '../../reviews/reviewOrder';

export function orderRoutes(app: FastifyInstance, context: Context): void {
  addCustomerCall(app, context, orders.list, ({ customer, query }) =>
    listOrders(context, customer.user.id, query.page),
  );
  addCustomerCall(app, context, orders.detail, ({ customer, params }) =>
    readOrder(context, customer.user.id, params.id),
  );
  addCustomerCall(app, context, orders.repeat, ({ customer, params, body }) =>
    repeatOrder(context, { user: customer.user, id: params.id, fields: body }),
  );
  addCustomerCall(app, context, orders.estimate, async ({ customer, params, body }) => {
    await reviewOrder(context, { userId: customer.user.id, id: params.id, written: body });
    return { success: true };
  });
  addCustomerCall(app, context, orders.cancel, async ({ customer, params }) => {
    await cancelOrder(context, { userId: customer.user.id, id: params.id });
    return { success: true };
  });
  addCustomerCall(app, context, orders.payOnReceipt, async ({ customer, params, body }) => {
    await payOnReceipt(context, {
      userId: customer.user.id,
      id: params.id,
      paymentTypeId: body.payment_type_id,
    });
    return { success: true };
  });
  addCustomerCall(app, context, orders.payAgain, async ({ customer, params, request }) => {
    const url = await payAgain(context, {
      userId: customer.user.id,
      id: params.id,
      onProviderError: (error) => request.log.error({ err: error }, 'the payment provider failed'),
    });
    return { success: true, payment_url: url };
  });
  addCall(app, orders.shared, async ({ params, reply }) => {
    void reply.header('cache-control', 'no-store');
    return readSharedOrder(context, params.token);
  });
}
