import { bonusCalls } from '@storefront/api-contract/server';
import type { FastifyInstance } from 'fastify';
import { bindCard, listCards } from '../../bonuses/cards';
import { newOrderCode } from '../../bonuses/orderCode';
import { listBurning, listTransactions } from '../../bonuses/readBonuses';
import type { Context } from '../../context';
import { addCustomerCall } from '../../plugins/call';

/** The bonus program (spec §7, Bonuses). */
export function bonusRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  addCustomerCall(app, context, bonusCalls.cards, ({ customer }) => listCards(db, customer.user.id));
  addCustomerCall(app, context, bonusCalls.transactions, ({ customer }) =>
    listTransactions(db, customer.user.id),
  );
  addCustomerCall(app, context, bonusCalls.buyerBonus, ({ customer }) => listBurning(db, customer.user.id));
  addCustomerCall(app, context, bonusCalls.activateCard, async ({ customer, body }) => {
    // A card that cannot be bound is an answer and not an error: the form shows it (spec §7).
    const problem = await bindCard(context, customer.user.id, body.card_number);
    return { success: problem === undefined, debug: problem ? { error_description: problem } : null };
  });
  addCustomerCall(app, context, bonusCalls.generateOrderCode, async ({ customer }) => ({
    order_code: await db.transaction((tx) => newOrderCode(tx, customer.user.id)),
  }));
}
