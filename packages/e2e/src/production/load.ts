import { setTimeout as pause } from 'node:timers/promises';
import { logIn } from './logIn';
import { Visitor } from './visitor';
import type { ProductionStack } from './withProductionStack';

const guests = 4;
const customers = 2;
/** Pages that a guest reads in turn. */
const pages = ['/', '/menu?labels=1', '/restaurants', '/promos', '/delivery'];
/** A visitor waits this long after a page or an order: one address gets 600 pages and 1200 calls in a minute. */
const pauseMs = 250;
/** Successful requests of each visitor after which a load counts as running. */
const busyAfter = 5;
/** `dish` of `cart.ts`. */
const twoDishes = { product_id: 1, amount: 2 };

/**
 * Guests who read pages with their scripts and customers who order, each from a separate address, until `stop`. `failures`
 * are the answers that were not pages or scripts, and the calls that failed.
 */
export async function startLoad({ origin, sms }: ProductionStack) {
  const failures: string[] = [];
  const state = { isOn: true };
  const counts: number[] = [];
  /** Of every page so far. */
  const scripts = new Set<string>();

  /** Repeats an action and counts its successes. */
  async function repeat(visitor: number, action: () => Promise<void>): Promise<void> {
    counts[visitor] = 0;
    while (state.isOn) {
      try {
        await action();
        counts[visitor] = (counts[visitor] ?? 0) + 1;
        await pause(pauseMs);
      } catch (error) {
        failures.push(String(error));
        // A visitor whose action failed would fail again at once, and fill the report.
        return;
      }
    }
  }

  const running: Promise<void>[] = [];
  for (let number = 0; number < guests; number += 1) {
    const visitor = new Visitor(origin, 10 + number);
    let next = number;
    running.push(
      repeat(number, async () => {
        await readPage(visitor, pages[next % pages.length] ?? '/', scripts);
        next += 1;
      }),
    );
  }
  const started = await Promise.all(
    Array.from({ length: customers }, (_, number) => logIn(new Visitor(origin, 100 + number), sms)),
  );
  const ordering = started.map((visitor, index) => {
    const placed: number[] = [];
    running.push(repeat(guests + index, async () => void placed.push(await placeOrder(visitor))));
    // The numbers of the orders that the back end has confirmed, and the orders that the account has.
    return { placed, ordersOfAccount: () => ordersOf(visitor) };
  });

  return {
    failures,
    customers: ordering,
    /** Waits until each visitor has succeeded a few more times, or one has failed. */
    async untilBusy() {
      const before = [...counts];
      const isBusy = () => counts.every((count, visitor) => count >= (before[visitor] ?? 0) + busyAfter);
      while (!isBusy() && failures.length === 0) await pause(100);
    },
    /** Reads the scripts of every page so far again, as a page does that has been open since then. */
    async readScripts() {
      const visitor = new Visitor(origin, 10 + guests);
      for (const script of scripts) await readScript(visitor, script);
      return scripts.size;
    },
    /** Lets every visitor finish the current action. */
    async stop() {
      state.isOn = false;
      await Promise.all(running);
    },
  };
}

interface PlacedOrder {
  id: number;
  status_slug: string;
}

async function readScript(visitor: Visitor, path: string): Promise<void> {
  const { status, headers } = await visitor.send('GET', path);
  if (status !== 200 || !String(headers['content-type']).includes('javascript'))
    throw new Error(`${path}: ${status} ${headers['content-type']}`);
}

/** Reads a page, the shell's first script of it, and the scripts that no page before it had. */
async function readPage(visitor: Visitor, path: string, known: Set<string>): Promise<void> {
  const { status, body } = await visitor.send('GET', path);
  if (status !== 200 || !body.includes('<h1')) throw new Error(`${path}: ${status} ${body.slice(0, 200)}`);
  const scripts = [...new Set(body.match(/\/(?:assets|mf)\/[\w./-]+\.js\b/g))];
  const [first] = scripts;
  for (const script of scripts) {
    if (script === first || !known.has(script)) await readScript(visitor, script);
    known.add(script);
  }
}

/** Orders two dishes for pickup, paid in cash. Returns the order's number. */
async function placeOrder(visitor: Visitor): Promise<number> {
  const restaurants = (await visitor.call('GET', '/api/app/restaurants/')) as { id: number; slug: string }[];
  const restaurant = restaurants.find(({ slug }) => slug === 'pokrovka');
  if (!restaurant) throw new Error('the demo data has no restaurant on Pokrovka');
  const place = { organization_id: restaurant.id };
  await visitor.call('POST', '/api/app/order/add-product/', { ...twoDishes, ...place });
  await visitor.call('POST', '/api/app/order/change-payment-type/', { ...place, id: 3 });
  const placed = (await visitor.call('POST', '/api/app/order/process/', place)) as { order: { id: number } };
  return placed.order.id;
}

/** By their numbers. */
async function ordersOf(visitor: Visitor): Promise<PlacedOrder[]> {
  const orders: PlacedOrder[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = (await visitor.call('GET', `/api/user/orders/?page=${page}`)) as {
      data: PlacedOrder[];
      meta: { last_page: number };
    };
    orders.push(...answer.data.map(({ id, status_slug }) => ({ id, status_slug })));
    last = answer.meta.last_page;
  }
  return orders.sort((one, other) => one.id - other.id);
}
