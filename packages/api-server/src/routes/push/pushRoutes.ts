import { pushCalls } from '@storefront/api-contract/server';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { addCustomerCall } from '../../plugins/call';
import { readPushStatus, subscribe, unsubscribe } from '../../push/subscriptions';

export function pushRoutes(app: FastifyInstance, context: Context): void {
  addCustomerCall(app, context, pushCalls.status, ({ customer }) => readPushStatus(context, customer));
  addCustomerCall(app, context, pushCalls.subscribe, async ({ customer, body }) => {
    await subscribe(context, customer, body);
    return { success: true };
  });
  addCustomerCall(app, context, pushCalls.unsubscribe, async ({ customer }) => {
    await unsubscribe(context, customer);
    return { success: true };
  });
}
