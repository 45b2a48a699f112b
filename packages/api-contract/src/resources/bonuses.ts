import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { flag, id, list, numberOr, objectOrNull, text, textOrNull } from '../lenient';
import type { bonusRequests } from '../requests/bonusRequests';

/** A card of the bonus program (spec §3, Bonus). */
export const bonusCard = z.object({ number: text() });
export type BonusCard = z.output<typeof bonusCard>;

/**
 * One change of the balance (spec §3, Bonus); points, all zero or above. Only `approved` ones are shown.
 * Accumulated come from orders, action from promotions, present as gifts.
 */
export const bonusTransaction = z.object({
  id: id(),
  date: textOrNull(),
  status: text(),
  bonus_accumulated_write_on: numberOr(0),
  bonus_accumulated_write_off: numberOr(0),
  bonus_accumulated_expire: numberOr(0),
  bonus_action_write_on: numberOr(0),
  bonus_action_write_off: numberOr(0),
  bonus_action_expire: numberOr(0),
  bonus_present_write_on: numberOr(0),
  bonus_present_write_off: numberOr(0),
  bonus_present_expire: numberOr(0),
});
export type BonusTransaction = z.output<typeof bonusTransaction>;

/** Points that burn at `expire_at`. */
export const buyerBonus = z.object({ bonus: numberOr(0), expire_at: textOrNull() });
export type BuyerBonus = z.output<typeof buyerBonus>;

/** Calls of the bonus program (spec §7, Bonuses). */
export const bonusCalls = {
  cards: endpoint<typeof bonusRequests.cards>()({
    method: 'GET',
    path: '/api/user/bonus/cards/',
    response: list(bonusCard),
  }),
  transactions: endpoint<typeof bonusRequests.transactions>()({
    method: 'GET',
    path: '/api/user/bonus/transactions/',
    response: list(bonusTransaction),
  }),
  buyerBonus: endpoint<typeof bonusRequests.buyerBonus>()({
    method: 'GET',
    path: '/api/user/bonus/buyer-bonus/',
    response: list(buyerBonus),
  }),
  activateCard: endpoint<typeof bonusRequests.activateCard>()({
    method: 'POST',
    path: '/api/user/bonus/activate-card/',
    encoding: 'json',
    response: z.object({
      success: flag(),
      debug: objectOrNull(z.object({ error_description: textOrNull() })),
    }),
  }),
  generateOrderCode: endpoint<typeof bonusRequests.generateOrderCode>()({
    method: 'POST',
    path: '/api/user/bonus/generate-order-code/',
    response: z.object({ order_code: text() }),
  }),
};
