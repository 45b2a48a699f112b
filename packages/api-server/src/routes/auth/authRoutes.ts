import { userCalls } from '@storefront/api-contract/server';
import type { FastifyInstance } from 'fastify';
import { confirmCode, sendCode } from '../../auth/codes';
import { closeSession } from '../../auth/sessions';
import type { Context } from '../../context';
import { addCall, addCustomerCall } from '../../plugins/call';
import type { Sockets } from '../../plugins/sockets';

/** Login by a code (spec §7, readings 16). Counted apart from other calls: codes cost money. */
export async function authRoutes(app: FastifyInstance, context: Context, sockets: Sockets): Promise<void> {
  await app.register(async (limited) => {
    const max = context.config.authRequestsPerMinute;
    limited.addHook('onRequest', limited.rateLimit({ max, timeWindow: '1 minute', groupId: 'auth' }));
    addCall(limited, userCalls.requestCode, async ({ body }) => ({
      success: true,
      seconds: await sendCode(context, body.phone),
    }));
    addCall(limited, userCalls.confirmCode, async ({ body: { phone, code, draft_uuid } }) => ({
      api_token: await confirmCode(context, { phone, code, draftUuid: draft_uuid }),
    }));
  });
  addCustomerCall(app, context, userCalls.logout, async ({ customer }) => {
    await closeSession(context.db, customer.sessionId);
    sockets.disconnectSession(customer.sessionId);
    return { success: true };
  });
}
