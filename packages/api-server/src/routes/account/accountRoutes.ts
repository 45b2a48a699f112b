import { accountCalls } from '@storefront/api-contract/server';
import type { FastifyInstance } from 'fastify';
import { cancelDeletion, requestDeletion } from '../../account/deletion';
import { exportData } from '../../account/exportData';
import { messages } from '../../account/messages';
import { consumeQuota } from '../../auth/consumeQuota';
import type { Context } from '../../context';
import { addCustomerCall } from '../../plugins/call';

const done = { success: true, message: null };
const exportsPerHour = 5;

/** Extras of ours: the end of an account, and the copy of its data. */
export function accountRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  addCustomerCall(app, context, accountCalls.requestDeletion, async ({ customer }) => {
    await requestDeletion(db, customer.user.id, new Date());
    return done;
  });
  addCustomerCall(app, context, accountCalls.cancelDeletion, async ({ customer }) => {
    await cancelDeletion(db, customer.user.id);
    return done;
  });
  addCustomerCall(app, context, accountCalls.exportData, async ({ customer: { user }, reply }) => {
    await consumeQuota(db, {
      key: `export:${user.id}`,
      max: exportsPerHour,
      message: messages.tooManyExports,
    });
    void reply.header('content-disposition', 'attachment; filename="my-data.json"');
    return exportData(db, user);
  });
}
