import { profileCalls } from '@storefront/api-contract/server';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { limitLoginCalls } from '../../auth/limitLoginCalls';
import { logAuth, logAuthRefusal } from '../../auth/logLogins';
import { requesterOf } from '../../auth/requester';
import type { Context } from '../../context';
import { users } from '../../database/schema/users';
import { addCustomerCall } from '../../plugins/call';
import type { Sockets } from '../../plugins/sockets';
import { setAvatar } from '../../profile/avatar';
import { setBirthday } from '../../profile/birthday';
import { changePhone, notifyOldPhone, requestPhoneChange } from '../../profile/changePhone';
import { register } from '../../profile/register';
import { encodePicture } from '../../uploads/encodePicture';

const done = { success: true, message: null };

/** Changes of the customer's own data (spec §7, Profile). */
export async function profileRoutes(app: FastifyInstance, context: Context, sockets: Sockets): Promise<void> {
  const { db, config } = context;
  const change = (userId: number, values: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(values).where(eq(users.id, userId));

  addCustomerCall(app, context, profileCalls.addRegistrationInfo, async ({ customer, body }) => {
    await db.transaction((tx) => register(tx, customer.user, body));
    return done;
  });
  addCustomerCall(app, context, profileCalls.editName, async ({ customer, body: { name } }) => {
    await change(customer.user.id, { name });
    return done;
  });
  addCustomerCall(app, context, profileCalls.editEmail, async ({ customer, body: { email } }) => {
    await change(customer.user.id, { email });
    return done;
  });
  addCustomerCall(app, context, profileCalls.editBirthday, async ({ customer, body }) => {
    await setBirthday(db, customer.user.id, body.birthday);
    return done;
  });
  addCustomerCall(app, context, profileCalls.subscribeSwitch, async ({ customer, body }) => {
    const { newsletter, smsletter } = body;
    // Omitted switches stay untouched, so parallel calls do not undo each other.
    const switched = {
      ...(newsletter !== undefined && { newsletter: newsletter === 1 }),
      ...(smsletter !== undefined && { smsletter: smsletter === 1 }),
    };
    if (Object.keys(switched).length > 0) await change(customer.user.id, switched);
    return done;
  });
  addCustomerCall(app, context, profileCalls.uploadAvatar, async ({ customer, body: { image } }) => {
    const content = await encodePicture(image, { purpose: 'avatar', field: 'image' });
    await db.transaction((tx) => setAvatar(tx, customer.user.id, content));
    return done;
  });
  addCustomerCall(app, context, profileCalls.deleteAvatar, async ({ customer }) => {
    await db.transaction((tx) => setAvatar(tx, customer.user.id, undefined));
    return done;
  });
  // Counted with the calls of login: both send texts and take guesses.
  await app.register(async (limited) => {
    limitLoginCalls(limited, config);
    addCustomerCall(limited, context, profileCalls.editPhone, async ({ customer, body, request }) => ({
      success: true,
      seconds: await requestPhoneChange(context, customer.user, {
        phone: body.phone,
        requester: requesterOf(request),
        log: request.log,
      }),
    }));
    addCustomerCall(limited, context, profileCalls.confirmPhone, async ({ customer, body, request }) => {
      const userId = customer.user.id;
      const closed = await changePhone(context, customer, { ...body, requester: requesterOf(request) }).catch(
        (error: unknown) =>
          logAuthRefusal(request, { what: 'change of phone', userId: async () => userId }, error),
      );
      logAuth(request, userId, 'changed the phone');
      for (const id of closed) sockets.disconnectSession(id);
      // The phone has changed already: an SMS gateway that is down must not make the customer repeat it.
      const { log } = request;
      await notifyOldPhone(context, { oldPhone: customer.user.phone, newPhone: body.phone, log }).catch(
        (error: unknown) => log.error({ err: error }, 'the old phone got no SMS about the change'),
      );
      return done;
    });
  });
}
