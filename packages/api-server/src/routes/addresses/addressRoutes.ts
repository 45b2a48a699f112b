import { userCalls } from '@storefront/api-contract/server';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { addCustomerCall } from '../../plugins/call';
import { deleteAddress, listAddresses, saveAddress } from './addressBook';

export function addressRoutes(app: FastifyInstance, context: Context): void {
  addCustomerCall(app, context, userCalls.addresses, ({ customer }) =>
    listAddresses(context.db, customer.user.id),
  );
  addCustomerCall(app, context, userCalls.addAddress, ({ customer, body }) =>
    context.db.transaction((tx) => saveAddress(tx, customer.user.id, body)),
  );
  addCustomerCall(app, context, userCalls.deleteAddress, async ({ customer, body }) => {
    await context.db.transaction((tx) => deleteAddress(tx, customer.user.id, body.address_id));
    return { success: true };
  });
}
