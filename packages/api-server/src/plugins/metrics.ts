import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/connect';

/** The outcome of a call that places an order; `repeated`: it got the order of an earlier call. */
export type OrderOutcome = 'placed' | 'repeated' | 'refused' | 'failed';

/** How many rows wait for each background job, by its name. */
type Depths = Record<string, number>;

/** Payments without an outcome; a week suits the index, and is longer than any outage. */
const isUnsettled = sql`status = 'pending' and created_at > now() - interval '7 days'`;

/** The depths of all queues, in one query. */
export async function readQueues(db: Database): Promise<Depths> {
  const { rows } = await db.execute<Depths>(sql`select
    (select count(*)::int from event_outbox) as events,
    (select count(*)::int from orders where next_at <= now()) as orders_due,
    (select count(*)::int from payments where status = 'refund_due') as refunds,
    (select count(*)::int from payments where ${isUnsettled}) as payments,
    (select count(*)::int from kitchen_outbox) as kitchen,
    (select count(*)::int from push_outbox) as push,
    (select count(*)::int from users where deletion_at <= now()) as deletions`);
  return rows[0] ?? {};
}

/** How long the oldest row of a queue has waited, seconds; 0 for none. */
export async function readQueueAges(db: Database): Promise<Record<string, number>> {
  const { rows } = await db.execute<Record<string, number>>(sql`select
    (select coalesce(extract(epoch from now() - min(created_at)), 0)::float from kitchen_outbox) as kitchen,
    (select coalesce(extract(epoch from now() - min(created_at)), 0)::float from payments where ${isUnsettled})
      as payments,
    (select greatest(coalesce(extract(epoch from now() - min(deletion_at)), 0), 0)::float from users) as deletions`);
  return rows[0] ?? {};
}

interface Sources {
  readDepths: () => Promise<Depths>;
  readAges: () => Promise<Record<string, number>>;
  /** SMS of all processes in this hour, and how many there may be. */
  readSmsHour: () => Promise<Record<'sent' | 'cap', number>>;
  onError: (error: unknown) => void;
}

/** The metrics of one process (docs/operating.md). Labels have few values: patterns of routes, never paths. */
export function createMetrics({ readDepths, readAges, readSmsHour, onError }: Sources) {
  const registers = [new Registry()];
  const [registry = new Registry()] = registers;
  const orders = new Counter({
    name: 'storefront_orders_total',
    help: 'Calls that place an order, by outcome',
    labelNames: ['outcome'] as const,
    registers,
  });
  const responses = new Counter({
    name: 'storefront_response_cache_total',
    help: 'Answers of the catalogue, from the memory (hit) or made (miss)',
    labelNames: ['result'] as const,
    registers,
  });
  const refusals = new Counter({
    name: 'storefront_refusals_total',
    help: 'Calls and sockets that this server refused, by reason',
    labelNames: ['reason'] as const,
    registers,
  });
  const calls = new Histogram({
    name: 'storefront_api_call_seconds',
    help: 'Duration of calls by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const sms = new Counter({
    name: 'storefront_sms_total',
    help: 'Codes and other messages that the gateways of SMS and calls accepted, by kind',
    labelNames: ['kind'] as const,
    registers,
  });
  const codeRefusals = new Counter({
    name: 'storefront_code_refusals_total',
    help: 'Requests for a code that were refused, by reason',
    labelNames: ['reason'] as const,
    registers,
  });
  const kitchenMessages = new Counter({
    name: 'storefront_kitchen_messages_total',
    help: 'Messages sent to the kitchen, by their result',
    labelNames: ['result'] as const,
    registers,
  });
  const pushMessages = new Counter({
    name: 'storefront_push_messages_total',
    help: 'Messages sent to push services, by their result',
    labelNames: ['result'] as const,
    registers,
  });
  const queues = databaseGauge({
    name: 'storefront_queue_depth',
    help: 'Rows that wait for a background job, in the whole database',
    label: 'queue',
    read: readDepths,
    onError,
  });
  const ages = databaseGauge({
    name: 'storefront_queue_age_seconds',
    help: 'How long the oldest row of a queue has waited, in the whole database',
    label: 'queue',
    read: readAges,
    onError,
  });
  const smsHour = databaseGauge({
    name: 'storefront_sms_hour',
    help: 'SMS of this hour, of all processes, and how many there may be',
    label: 'of',
    read: readSmsHour,
    onError,
  });
  // An alert on the growth of a counter would miss its first step if it did not begin at 0.
  for (const outcome of ['placed', 'failed'] as const) orders.inc({ outcome }, 0);
  codeRefusals.inc({ reason: 'range' }, 0);
  kitchenMessages.inc({ result: 'refused' }, 0);
  pushMessages.inc({ result: 'refused' }, 0);
  for (const gauge of [queues, ages, smsHour]) registry.registerMetric(gauge);
  return { registry, orders, responses, refusals, calls, sms, codeRefusals, kitchenMessages, pushMessages };
}

const databaseTimeoutMs = 2000;

interface DatabaseGauge {
  name: string;
  help: string;
  label: string;
  /** The values by their label. */
  read: () => Promise<Record<string, number>>;
  onError: (error: unknown) => void;
}

/** A gauge that is read from the database, the same from every process. */
function databaseGauge({ name, help, label, read, onError }: DatabaseGauge): Gauge {
  return new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [],
    async collect() {
      // While the database is away the other metrics are needed most: this gauge then fails within two seconds.
      try {
        const late = wait(databaseTimeoutMs, undefined, { ref: false });
        const values = await Promise.race([read(), late]);
        if (!values) throw new Error(`${name} could not be read in time`);
        for (const [value, number] of Object.entries(values)) this.set({ [label]: value }, number);
      } catch (error) {
        this.reset();
        onError(error);
      }
    },
  });
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Counts every call by the pattern of its route. */
export function addMetrics(app: FastifyInstance, { calls }: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown', method } = request.routeOptions;
    const labels = { method: typeof method === 'string' ? method : request.method, route };
    // The method of an unknown route may be any word.
    const known = request.is404 ? { method: 'any', route: 'unknown' } : labels;
    calls.observe({ ...known, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
}
