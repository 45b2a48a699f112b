import type { Cart } from '@storefront/api-contract';
import { tooManyRequests } from '../apiError';
import { quotasIn } from '../auth/quotasIn';
import type { Context } from '../context';
import { promoMessages } from './messages';

interface Customer {
  userId: number;
  network: string;
}

/**
 * Runs `submit` as one of the customer's tries at promo codes in this hour; it does not count if its answer has a code.
 * Throws 429 when no try is left, and then the cart stays as it is. An address may be a carrier's, so many tries there
 * lock no one out, but leave each customer a quarter of the tries.
 */
export async function limitPromoTries<Answer extends { order: Cart | null }>(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { userId, network }: Customer,
  submit: () => Promise<Answer>,
): Promise<Answer> {
  const quotas = quotasIn(db);
  const keys = { customer: `promo:${userId}`, address: `promo-ip:${network}` };
  // Counted before the code is looked up: parallel guesses cannot share a try.
  const { customer } = await quotas.count({ customer: keys.customer });
  const most = config.promoTriesPerCustomer;
  if (customer.used > most) throw tooManyRequests(promoMessages.tooMany, customer.secondsLeft);
  const { address } = await quotas.count({ address: keys.address });
  if (address.used > config.promoTriesPerAddress && customer.used > Math.ceil(most / 4))
    throw tooManyRequests(promoMessages.tooMany, customer.secondsLeft);
  const answer = await submit();
  if (answer.order?.promocode) await quotas.giveBack(keys);
  return answer;
}
