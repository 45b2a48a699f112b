import { and, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { generateRequestDetails } from 'web-push';
import type { PushSettings } from '../config';
import type { Database } from '../database/connect';
import { pushOutbox, pushSubscriptions } from '../database/schema/push';
import { createDelivery } from '../outbox/createDelivery';
import { postMessage } from '../outbox/postMessage';
import { callTimeoutMs, claimSeconds, isRefusal, retryDelay } from '../outbox/retries';
import { isPushed, pushText } from './pushText';

/** `expired`: the device is no longer subscribed; `refused`: the push service rejects the message or our keys. */
export type PushResult = 'delivered' | 'failed' | 'expired' | 'refused';

interface Delivering {
  db: Database;
  push: PushSettings;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  onResult: (result: PushResult) => void;
  onError: (error: unknown) => void;
  /** Ends the calls at once. */
  signal: AbortSignal;
}

/** How long a push service keeps a message for a device that is offline; after it the status is old news. */
const ttlSeconds = 3600;

/** Sends waiting messages to the push services of the customers' browsers (RFC 8030, 8291 and 8292). */
export function createPushDelivery(delivering: Delivering) {
  const { db, onError, signal } = delivering;
  return createDelivery({
    claimNext: () => claimNext(db),
    deliver: (message) => deliver(delivering, message),
    onError,
    signal,
  });
}

type Claimed = typeof pushOutbox.$inferSelect;

async function claimNext(db: Database): Promise<Claimed | undefined> {
  const [message] = await db
    .update(pushOutbox)
    .set({
      attempts: sql`${pushOutbox.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => ${claimSeconds})`,
    })
    .where(
      sql`${pushOutbox.id} = (select waiting.id from ${pushOutbox} waiting where waiting.next_attempt_at <= now()
        order by waiting.next_attempt_at limit 1 for update skip locked)`,
    )
    .returning();
  return message;
}

async function deliver(delivering: Delivering, message: Claimed): Promise<void> {
  const { db, log, onResult, signal } = delivering;
  const { id, subscriptionId, orderId, statusSlug, attempts } = message;
  const isThis = eq(pushOutbox.id, id);
  const [device] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId));
  // A device that was deleted meanwhile has taken its messages along.
  if (!device || !isPushed(statusSlug)) return;
  const { status, retryAfter, error } = await send(delivering, device, pushText(orderId, statusSlug));
  const deleteSent = async () => {
    const sent = await db.delete(pushOutbox).where(and(isThis, eq(pushOutbox.statusSlug, statusSlug)));
    // The order has got a newer status during the call.
    if (sent.rowCount === 0) await db.update(pushOutbox).set({ nextAttemptAt: sql`now()` }).where(isThis);
  };
  const facts = { err: error, status, subscriptionId, orderId, attempts };
  if (status !== undefined && status >= 200 && status < 300) {
    await deleteSent();
    onResult('delivered');
  } else if (status === 404 || status === 410) {
    await db
      .update(pushSubscriptions)
      .set({ expiredAt: sql`now()` })
      .where(eq(pushSubscriptions.id, subscriptionId));
    await db.delete(pushOutbox).where(eq(pushOutbox.subscriptionId, subscriptionId));
    onResult('expired');
  } else if (isRefusal(status)) {
    // A repetition would be refused too.
    await deleteSent();
    log.error(facts, 'a push service refused a message');
    onResult('refused');
  } else if (signal.aborted) {
    // Another process sends it at once.
    await db.update(pushOutbox).set({ nextAttemptAt: sql`now()` }).where(isThis);
  } else {
    const seconds = Math.max(retryDelay(attempts, 'failed'), secondsOf(retryAfter));
    await db
      .update(pushOutbox)
      .set({ nextAttemptAt: sql`now() + make_interval(secs => ${seconds})` })
      .where(isThis);
    log.warn(facts, 'a push service did not take a message');
    onResult('failed');
  }
}

/** Seconds of a `Retry-After` header; 0 without one, or for a date. */
function secondsOf(retryAfter: string | null | undefined): number {
  return /^\d{1,9}$/.test(retryAfter ?? '') ? Math.min(Number(retryAfter), ttlSeconds) : 0;
}

function send(
  { push, signal }: Delivering,
  { endpoint, p256dh, auth }: typeof pushSubscriptions.$inferSelect,
  text: ReturnType<typeof pushText>,
) {
  const { publicKey, privateKey, subject } = push;
  const { headers, body } = generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(text),
    {
      vapidDetails: { publicKey, privateKey, subject },
      TTL: ttlSeconds,
      urgency: 'high',
      // A newer status replaces the one that a push service still keeps.
      topic: text.tag,
    },
  );
  // fetch counts the bytes itself.
  const { 'Content-Length': _length, ...sent } = headers;
  return postMessage(endpoint, {
    headers: toTexts(sent),
    body: new Uint8Array(body),
    signal,
    timeoutMs: callTimeoutMs,
  });
}

const toTexts = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
