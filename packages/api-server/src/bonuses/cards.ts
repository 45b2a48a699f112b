import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { consumeQuota } from '../auth/consumeQuota';
import type { Context } from '../context';
import type { Queryable, Transaction } from '../database/connect';
import { bonusCards } from '../database/schema/bonuses';
import { cardNumberOf } from './cardNumber';
import { addPoints } from './ledger';
import { bonusMessages } from './messages';

const maxAttemptsPerHour = 30;

/** The customer's cards, the last bound first. A customer without a card gets a virtual one. */
export async function listCards(db: Queryable, userId: number): Promise<{ number: string }[]> {
  const own = () =>
    db
      .select({ number: bonusCards.number })
      .from(bonusCards)
      .where(eq(bonusCards.userId, userId))
      .orderBy(sql`${bonusCards.boundAt} desc nulls last`, desc(bonusCards.id));
  const cards = await own();
  if (cards.length > 0) return cards;
  await db
    .insert(bonusCards)
    .values({ number: cardNumberOf(userId), userId, boundAt: new Date() })
    .onConflictDoNothing({ target: bonusCards.number });
  return own();
}

/**
 * Binds a printed card and adds its points to the balance. Returns the reason in Russian when the card cannot be bound.
 * Throws 429 for a customer who tries many numbers.
 */
export async function bindCard(
  context: Context,
  userId: number,
  number: string,
): Promise<string | undefined> {
  const key = `card:${userId}`;
  await consumeQuota(context.db, { key, max: maxAttemptsPerHour, message: bonusMessages.card.wait });
  return context.db.transaction((tx) => bind(tx, userId, number));
}

async function bind(tx: Transaction, userId: number, number: string): Promise<string | undefined> {
  // One conditional statement: of two customers who type the same number, one gets the card.
  const [card] = await tx
    .update(bonusCards)
    .set({ userId, boundAt: new Date() })
    .where(and(eq(bonusCards.number, number), isNull(bonusCards.userId)))
    .returning();
  if (!card) return bindRefusedBecause(tx, userId, number);
  const { id, points } = card;
  await addPoints(tx, { userId, key: `card:${id}`, reason: 'given', kind: 'present', points });
  return undefined;
}

async function bindRefusedBecause(tx: Transaction, userId: number, number: string): Promise<string> {
  const [card] = await tx.select().from(bonusCards).where(eq(bonusCards.number, number));
  if (!card) return bonusMessages.card.unknown;
  return card.userId === userId ? bonusMessages.card.own : bonusMessages.card.taken;
}
