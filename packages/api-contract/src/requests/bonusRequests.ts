import * as z from 'zod/mini';
import type { RequestTable } from '../endpoint';
import { messages } from '../request';

/** How a server validates the requests; the calls themselves are in `resources/bonuses.ts`. */
export const bonusRequests = {
  cards: { summary: 'Bonus cards of the customer', needsUser: true },
  transactions: { summary: 'Every change of the bonus balance, newest first', needsUser: true },
  buyerBonus: { summary: 'Bonuses that will expire, soonest first', needsUser: true },
  activateCard: {
    summary: 'Binds another card',
    body: z.object({
      card_number: z.pipe(
        z.union([z.string(), z.number()], { error: messages.required }),
        z.transform(String).check(z.regex(/^\d{1,20}$/, { error: messages.format })),
      ),
    }),
    needsUser: true,
  },
  generateOrderCode: { summary: 'A code to show to the waiter', needsUser: true },
} as const satisfies RequestTable;
