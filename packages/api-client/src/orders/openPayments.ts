import { list } from '@storefront/api-contract';
import { browserStorage } from '@storefront/contracts';
import { parseJson, timeToPayMs } from '@storefront/domain';
import * as z from 'zod/mini';

const paymentSchema = z.object({
  orderId: z.number(),
  /** The payment page, as the back end sent it. */
  url: z.string(),
  /** By the back end's clock, ms since 1970. */
  placedAt: z.number(),
});
type OpenPayment = z.output<typeof paymentSchema>;

const paymentsSchema = list(paymentSchema);

const storage = browserStorage('local');

/**
 * The payment pages of orders that were placed in this browser and wait for their payment, under a key of the brand. No
 * call of section 7 sends a payment page again, and the customer may have closed it.
 */
export function openPayments(key: string) {
  const read = (): OpenPayment[] => z.parse(paymentsSchema, parseJson(storage.getItem(key)));
  const write = (payments: OpenPayment[]) => {
    if (payments.length > 0) storage.setItem(key, JSON.stringify(payments));
    else storage.removeItem(key);
  };
  const others = (orderId: number) => read().filter((one) => one.orderId !== orderId);
  // A payment of the future was stored by a clock that was wrong.
  const isOpen = ({ placedAt }: OpenPayment, now: number) => Math.abs(now - placedAt) < timeToPayMs;
  return {
    /** The payment page of an order and its end; undefined when it is not known here, or the time to pay is over. */
    find(orderId: number, now: number): { url: string; until: Date } | undefined {
      const payment = read().find((one) => one.orderId === orderId && isOpen(one, now));
      return payment && { url: payment.url, until: new Date(payment.placedAt + timeToPayMs) };
    },
    /** Drops payments whose time is over. A page that is remembered again keeps its time: the order was placed once. */
    remember(payment: OpenPayment) {
      const open = read().filter((one) => isOpen(one, payment.placedAt));
      const known = open.find(({ orderId, url }) => orderId === payment.orderId && url === payment.url);
      write([...open.filter(({ orderId }) => orderId !== payment.orderId), known ?? payment]);
    },
    /** Leaves the other orders: before the first answer the browser's clock may be wrong. */
    forget: (orderId: number) => write(others(orderId)),
  };
}
