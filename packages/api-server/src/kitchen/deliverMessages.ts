import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Kitchen } from '../config';
import type { Database } from '../database/connect';
import { kitchenOutbox } from '../database/schema/kitchen';
import { moscowTime } from '../orders/moscowTime';
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

/** Calls at a time: as many restaurants may answer slowly before others wait for them. */
const maxCalls = 8;
const usualTimeoutMs = 5000;
/** A message whose process has died is sent again after this time, in which any call has ended. */
const claimSeconds = 15;

/** How long a message waits that was sent `attempts` times; an operator has to mend a refused one. Seconds. */
export const retryDelay = (attempts: number, result: 'failed' | 'refused'): number =>
  result === 'refused' ? 300 : Math.min(2 ** (attempts - 1), 120);

/** A 4xx but for those that pass by themselves. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;
/** Refusals of this very message; the others, such as a wrong secret or address, would meet each message. */
const isAboutMessage = (status: number) => status === 400 || status === 409 || status === 422;

/**
 * Sends waiting messages to the kitchen. The messages of a restaurant leave one after the other, those of several
 * restaurants side by side; a refused message holds up its own order only. A message is claimed just before its call, so
 * any number of processes may do this, and deleted after the answer: a process that dies in between repeats the call.
 */
export function createDelivery(delivering: Delivering) {
  const running = new Set<Promise<void>>();

  const work = async (first: Claimed) => {
    for (let message: Claimed | undefined = first; message; ) {
      await deliver(delivering, message);
      message = delivering.signal.aborted ? undefined : await claimNext(delivering.db);
    }
  };

  return {
    /** Starts the calls that are due. */
    async sendDue(): Promise<void> {
      while (running.size < maxCalls && !delivering.signal.aborted) {
        const message = await claimNext(delivering.db);
        if (!message) return;
        const call = work(message)
          .catch(delivering.onError)
          .finally(() => running.delete(call));
        running.add(call);
      }
    },
    /** Waits for the calls that run. */
    async finish(): Promise<void> {
      await Promise.all(running);
    },
  };
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
  const result = status !== undefined && isRefusal(status) ? 'refused' : 'failed';
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

/** The status of the answer, or the error of a call without one. */
async function send(
  { kitchen, signal, timeoutMs = usualTimeoutMs }: Delivering,
  { eventId, kind, payload, createdAt }: Claimed,
): Promise<{ status?: number; error?: unknown }> {
  const body = JSON.stringify({
    event_id: eventId,
    kind,
    created_at: moscowTime(createdAt),
    order: payload,
  });
  try {
    const response = await fetch(kitchen.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': eventId,
        ...signedHeaders('kitchen', kitchen.secret, body, new Date()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    // An unread body would hold the connection.
    await response.body?.cancel();
    return { status: response.status };
  } catch (error) {
    return { error };
  }
}
