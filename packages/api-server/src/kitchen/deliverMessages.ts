import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Kitchen } from '../config';
import type { Database } from '../database/connect';
import { kitchenOutbox } from '../database/schema/kitchen';
import { moscowTime } from '../orders/moscowTime';
import { createDelivery } from '../outbox/createDelivery';
import { postMessage, type PostResult } from '../outbox/postMessage';
import { callTimeoutMs, claimSeconds, isRefusal, retryDelay } from '../outbox/retries';
import { signedHeaders } from '../webhooks/signature';

/** `refused`: the kitchen has answered that this message, or our signature, is wrong. */
export type DeliveryResult = 'delivered' | 'failed' | 'refused';

interface Delivering {
  db: Database;
  kitchen: Extract<Kitchen, { kind: 'webhook' }>;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  onResult: (result: DeliveryResult) => void;
  /** Receives the error of a database that fails after a call. */
  onError: (error: unknown) => void;
  /** Ends the calls at once. */
  signal: AbortSignal;
  timeoutMs?: number;
}

/** Refusals of this very message; the others, such as a wrong secret or address, would meet each message. */
const isAboutMessage = (status: number) => status === 400 || status === 409 || status === 422;

/**
 * Sends waiting messages to the kitchen. The messages of a restaurant leave one after the other, those of several
 * restaurants side by side; a refused message holds up its own order only. A message is claimed just before its call, so
 * any number of processes may do this, and deleted after the answer: a process that dies in between repeats the call.
 */
export function createKitchenDelivery(delivering: Delivering) {
  const { db, onError, signal } = delivering;
  return createDelivery({
    claimNext: () => claimNext(db),
    deliver: (message) => deliver(delivering, message),
    onError,
    signal,
  });
}

type Claimed = Pick<
  typeof kitchenOutbox.$inferSelect,
  'id' | 'eventId' | 'restaurantId' | 'orderId' | 'kind' | 'payload' | 'attempts' | 'createdAt'
>;

/** The oldest message that no older one of its restaurant, or of its order, precedes. */
async function claimNext(db: Database): Promise<Claimed | undefined> {
  const [message] = await db
    .update(kitchenOutbox)
    .set({
      attempts: sql`${kitchenOutbox.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => ${claimSeconds})`,
    })
    .where(
      sql`${kitchenOutbox.id} = (select waiting.id from ${kitchenOutbox} waiting
        where waiting.next_attempt_at <= now() and not exists (
          select from ${kitchenOutbox} older where older.id < waiting.id
            and older.restaurant_id = waiting.restaurant_id
            and (older.order_id = waiting.order_id or not exists (
              select from ${kitchenOutbox} refused where refused.order_id = older.order_id and refused.is_refused)))
        order by waiting.id limit 1 for update skip locked)`,
    )
    .returning();
  return message;
}

async function deliver(delivering: Delivering, message: Claimed): Promise<void> {
  const { db, log, onResult, signal } = delivering;
  const { id, orderId, restaurantId, attempts } = message;
  const { status, error } = await send(delivering, message);
  const isThis = eq(kitchenOutbox.id, id);
  if (status !== undefined && status >= 200 && status < 300) {
    await db.delete(kitchenOutbox).where(isThis);
    onResult('delivered');
    return;
  }
  if (signal.aborted) {
    // Another process sends it at once.
    await db.update(kitchenOutbox).set({ nextAttemptAt: sql`now()` }).where(isThis);
    return;
  }
  const result = isRefusal(status) ? 'refused' : 'failed';
  await db
    .update(kitchenOutbox)
    .set({
      isRefused: status !== undefined && isAboutMessage(status),
      nextAttemptAt: sql`now() + make_interval(secs => ${retryDelay(attempts, result)})`,
    })
    .where(isThis);
  const facts = { err: error, status, messageId: id, orderId, restaurantId, attempts };
  if (result === 'refused') log.error(facts, 'the kitchen refused a message');
  else log.warn(facts, 'the kitchen did not take a message');
  onResult(result);
}

function send(
  { kitchen, signal, timeoutMs = callTimeoutMs }: Delivering,
  { eventId, kind, payload, createdAt }: Claimed,
): Promise<PostResult> {
  const body = JSON.stringify({
    event_id: eventId,
    kind,
    created_at: moscowTime(createdAt),
    order: payload,
  });
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': eventId,
    ...signedHeaders('kitchen', kitchen.secret, body, new Date()),
  };
  return postMessage(kitchen.url, { headers, body, signal, timeoutMs });
}
