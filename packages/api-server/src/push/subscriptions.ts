import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { notFound, unprocessable } from '../apiError';
import { lockCustomer } from '../auth/lockCustomer';
import type { Customer } from '../auth/sessions';
import type { Context } from '../context';
import { pushSubscriptions } from '../database/schema/push';
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

/** The key by which browsers subscribe, null while push is off, and whether the session's device gets messages. */
export async function readPushStatus({ db, config }: Used, { sessionId }: Customer) {
  if (!config.push) return { public_key: null, is_subscribed: false };
  const [row] = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId));
  return { public_key: config.push.publicKey, is_subscribed: row !== undefined };
}

/**
 * Makes the device of this session get messages about the customer's orders, instead of the session's earlier one. A device
 * that another customer has used moves to this one: its secret proves that it is the same. Throws 404 while push is off,
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
    const isEarlier = or(
      eq(pushSubscriptions.sessionId, sessionId),
      and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.auth, auth)),
    );
    // The messages that wait for an earlier customer of the device go with it.
    await tx.delete(pushSubscriptions).where(isEarlier);
    const [written] = await tx
      .insert(pushSubscriptions)
      .values({ ...device, userId, sessionId })
      .onConflictDoNothing()
      .returning({ id: pushSubscriptions.id });
    if (!written) throw unprocessable(messages.invalidDevice, 'endpoint');
    const surplus = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.id))
      .offset(maxDevices);
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus));
  });
}

/** Ends the messages to the device of this session. */
export async function unsubscribe({ db }: Used, { sessionId }: Customer): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}
