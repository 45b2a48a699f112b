import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { flag, into, numberOr, objectOrNull, someText, text, textOrNull } from '../lenient';
import { bareFields, entryId, isRecord, listAnswer } from '../listAnswer';
import type { bonusRequests } from '../requests/bonusRequests';

const toCard = (value: unknown) =>
  isRecord(value) ? { number: value['number'] ?? value['card_number'] } : { number: value };

const card = z.object({ number: someText() });

/** A card of the bonus program (spec §3, Bonus): an object with `number` or `card_number`, or the number alone. */
const bonusCard = z.pipe(z.transform(toCard), card) as unknown as z.ZodMiniType<z.output<typeof card>>;
export type BonusCard = z.output<typeof bonusCard>;

/** A back end that knows one entry only sends it without a list; an entry has one of the fields. */
function listOf<Entry extends z.ZodMiniType>(entry: Entry, ...fields: string[]) {
  const toList = (value: unknown): unknown => {
    if (!isRecord(value)) return value;
    if ('data' in value) return { data: toList(value['data']) };
    return fields.some((field) => field in value) ? [value] : value;
  };
  return into(toList, listAnswer(entry));
}

/**
 * One change of the balance (spec §3, Bonus); points, all zero or above. Only `approved` ones are shown.
 * Accumulated come from orders, action from promotions, present as gifts.
 */
const bonusTransaction = z.object({
  id: entryId(),
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
const buyerBonus = z.object({ bonus: numberOr(0), expire_at: textOrNull() });
export type BuyerBonus = z.output<typeof buyerBonus>;

/** Only a text is for the customer (spec §8, Card binding); a number is the code of an error. */
const errorText = z.pipe(
  z.transform((value): unknown => (typeof value === 'string' ? value : null)),
  textOrNull(),
);

/** An answer, bare or under `data`; a `data` that is no object stands beside the fields. */
function anyFields(value: unknown): unknown {
  const own = bareFields(value);
  return isRecord(own) ? own : value;
}

const activation = into(
  anyFields,
  z.object({
    success: flag(),
    message: z.optional(textOrNull()),
    debug: objectOrNull(z.object({ error_description: z.prefault(errorText, null) })),
  }),
);

/** Calls of the bonus program (spec §7, Bonuses). */
export const bonusCalls = {
  cards: endpoint<typeof bonusRequests.cards>()({
    method: 'GET',
    path: '/api/user/bonus/cards/',
    response: listOf(bonusCard, 'number', 'card_number'),
  }),
  transactions: endpoint<typeof bonusRequests.transactions>()({
    method: 'GET',
    path: '/api/user/bonus/transactions/',
    response: listAnswer(bonusTransaction),
  }),
  buyerBonus: endpoint<typeof bonusRequests.buyerBonus>()({
    method: 'GET',
    path: '/api/user/bonus/buyer-bonus/',
    response: listOf(buyerBonus, 'bonus', 'expire_at'),
  }),
  activateCard: endpoint<typeof bonusRequests.activateCard>()({
    method: 'POST',
    path: '/api/user/bonus/activate-card/',
    encoding: 'json',
    response: activation,
    ignoresSuccess: true,
  }),
  generateOrderCode: endpoint<typeof bonusRequests.generateOrderCode>()({
    method: 'POST',
    path: '/api/user/bonus/generate-order-code/',
    response: into(anyFields, z.object({ order_code: someText() })),
  }),
};
