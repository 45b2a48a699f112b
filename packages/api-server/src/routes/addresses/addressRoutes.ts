import { addressCalls } from '@storefront/api-contract/server';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { addCustomerCall } from '../../plugins/call';
import { deleteAddress, listAddresses, saveAddress } from './addressBook';

export function addressRoutes(app: FastifyInstance, context: Context): void {
  addCustomerCall(app, context, addressCalls.addresses, ({ customer }) =>
    listAddresses(context.db, customer.user.id),
  );
  addCustomerCall(app, context, addressCalls.addAddress, async ({ customer, body }) => {
    const saved = await context.db.transaction((tx) => saveAddress(tx, customer.user.id, body));
    return { ...saved, success: true };
  });
  addCustomerCall(app, context, addressCalls.deleteAddress, async ({ customer, body }) => {
    await context.db.transaction((tx) => deleteAddress(tx, customer.user.id, body.address_id));
    return { success: true };
  });
}
