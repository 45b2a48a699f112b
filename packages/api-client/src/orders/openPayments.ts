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

const paymentsSchema = z.array(z.catch(z.nullable(paymentSchema), null));

const storage = browserStorage('local');

/**
 * The payment pages of orders that were placed in this browser and wait for their payment, under a key of the brand. No
 * call of section 7 sends a payment page again, and the customer may have closed it.
 */
export function openPayments(key: string) {
  const read = (now: number): OpenPayment[] => {
    const { data = [] } = z.safeParse(paymentsSchema, parseJson(storage.getItem(key)));
    return data.filter(
      (payment) => payment !== null && Math.abs(now - payment.placedAt) < timeToPayMs,
    ) as OpenPayment[];
  };
  const write = (payments: OpenPayment[]) => {
    if (payments.length > 0) storage.setItem(key, JSON.stringify(payments));
    else storage.removeItem(key);
  };
  const others = (orderId: number, now: number) => read(now).filter((one) => one.orderId !== orderId);
  return {
    /** The payment page of an order; undefined when it is not known here, or the time to pay is over. */
    urlOf: (orderId: number, now: number): string | undefined =>
      read(now).find((payment) => payment.orderId === orderId)?.url,
    remember: (payment: OpenPayment) => write([...others(payment.orderId, payment.placedAt), payment]),
    forget: (orderId: number, now: number) => write(others(orderId, now)),
  };
}
