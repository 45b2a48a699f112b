import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { notFound, unprocessable } from '../apiError';
import { lockCustomer } from '../auth/lockCustomer';
import type { Customer } from '../auth/sessions';
import type { Context } from '../context';
import { pushOutbox, pushSubscriptions } from '../database/schema/push';
import { isPushService } from './isPushService';
import { messages } from './messages';
import { areDeviceKeys } from './vapidKeys';

/** Devices of one customer; a further one replaces the oldest. */
const maxDevices = 10;

/** A device as its browser names it (Push API, `PushSubscription`). */
interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

type Used = Pick<Context, 'db' | 'config'>;

/**
 * The key by which browsers subscribe, null while push is off, and whether the session's device gets messages or has an
 * address that has expired.
 */
export async function readPushStatus({ db, config }: Used, { sessionId }: Customer) {
  if (!config.push) return { public_key: null, is_subscribed: false, is_expired: false };
  const [row] = await db
    .select({ expiredAt: pushSubscriptions.expiredAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId));
  return {
    public_key: config.push.publicKey,
    is_subscribed: row?.expiredAt === null,
    is_expired: row !== undefined && row.expiredAt !== null,
  };
}

/**
 * Makes the device of this session get messages about the customer's orders, instead of the session's earlier one, whose
 * waiting messages it takes over. A device of another session moves to this one: its secret proves that it is the same. Throws 404 while push is off,
 * and 422 for an endpoint of no push service or faulty keys.
 */
export async function subscribe(
  { db, config }: Used,
  { user: { id: userId }, sessionId }: Customer,
  device: Device,
): Promise<void> {
  if (!config.push) throw notFound();
  const { endpoint, auth } = device;
  if (!isPushService(endpoint, config.push.hosts) || !areDeviceKeys(device))
    throw unprocessable(messages.invalidDevice, 'endpoint');
  await db.transaction(async (tx) => {
    await lockCustomer(tx, userId);
    const isOfSession = eq(pushSubscriptions.sessionId, sessionId);
    const isThisDevice = and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.auth, auth));
    // The messages that wait for an earlier customer of the device go with it.
    await tx.delete(pushSubscriptions).where(and(isThisDevice, ne(pushSubscriptions.sessionId, sessionId)));
    const [written] = await tx
      .insert(pushSubscriptions)
      .values({ ...device, userId, sessionId })
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: { ...device, expiredAt: null },
        setWhere: isOfSession,
      })
      .returning({ id: pushSubscriptions.id });
    if (!written) throw unprocessable(messages.invalidDevice, 'endpoint');
    const isEarlier = and(isOfSession, ne(pushSubscriptions.id, written.id));
    const earlier = tx.select({ id: pushSubscriptions.id }).from(pushSubscriptions).where(isEarlier);
    await tx
      .update(pushOutbox)
      .set({ subscriptionId: written.id })
      .where(inArray(pushOutbox.subscriptionId, earlier));
    await tx.delete(pushSubscriptions).where(isEarlier);
    const surplus = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(sql`${pushSubscriptions.expiredAt} is not null`, desc(pushSubscriptions.id))
      .offset(maxDevices);
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus));
  });
}

/** Ends the messages to the device of this session. */
export async function unsubscribe({ db }: Used, { sessionId }: Customer): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}
