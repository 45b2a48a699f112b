import {
  dayFromNow,
  earnedPointsLeft,
  freeBonusCards,
  ownBonusCard,
  pointPromotions,
  welcomePoints,
} from '@storefront/demo-chain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { bonusCards, bonusLots, bonusTransactions } from '../database/schema/bonuses';
import { orders } from '../database/schema/orders';
import { users } from '../database/schema/users';

const day = 86_400_000;

type Row = typeof bonusTransactions.$inferInsert;

const ago = (days: number) => new Date(Date.now() - days * day);

/**
 * Seeds a balance of 1240 points of every kind, some of which burn tomorrow and the day after, with the ledger that
 * adds up to it: points of past orders, presents, promotions, burned points. Seed the orders before.
 */
export async function seedBonuses(tx: Transaction, userId: number): Promise<void> {
  const cards = [...freeBonusCards, { ...ownBonusCard, userId, boundAt: ago(ownBonusCard.daysAgo) }];
  const bound = (await tx.insert(bonusCards).values(cards).returning()).at(-1);
  const rows = [
    ...(await orderRows(tx, userId)),
    ...welcomeRows(userId),
    ...pointPromotions.flatMap((promotion) => promotionRows(userId, promotion)),
    given(userId, { key: `card:${bound?.id}`, daysAgo: ownBonusCard.daysAgo, present: ownBonusCard.points }),
  ];
  const chronological = rows.sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
  await tx.insert(bonusTransactions).values(chronological);
  const lots = [
    { kind: 'accumulated' as const, remaining: earnedPointsLeft, expiresAt: null },
    { kind: 'present' as const, remaining: ownBonusCard.points, expiresAt: null },
    ...pointPromotions
      .filter(({ burnsIn }) => burnsIn > 0)
      .map(({ points, burnsIn }) => ({
        kind: 'action' as const,
        remaining: points,
        expiresAt: dayFromNow(burnsIn, '23:59'),
      })),
  ];
  await tx.insert(bonusLots).values(lots.map((lot) => ({ ...lot, userId })));
  const bonusBalance = lots.reduce((sum, { remaining }) => sum + remaining, 0);
  await tx.update(users).set({ bonusBalance }).where(eq(users.id, userId));
}

/** Points that past orders earned and spent, and one row that brings their sum to `earnedPointsLeft`. */
async function orderRows(tx: Transaction, userId: number): Promise<Row[]> {
  const past = await tx.select().from(orders).where(eq(orders.userId, userId));
  const rows = past.flatMap(({ id, writeOn, writeOff, statusSlug, createdAt }): Row[] => {
    if (statusSlug !== 'closed' && statusSlug !== 'delivered') return [];
    const earnedAt = new Date(createdAt.getTime() + 3_600_000);
    return [
      {
        userId,
        key: `order:${id}:earned`,
        reason: 'earned' as const,
        accumulated: writeOn,
        createdAt: earnedAt,
      },
      { userId, key: `order:${id}:spent`, reason: 'spent' as const, accumulated: -writeOff, createdAt },
    ];
  });
  const sum = rows.reduce((total, { accumulated = 0 }) => total + accumulated, 0);
  const difference = Math.abs(earnedPointsLeft - sum);
  rows.push(
    earnedPointsLeft >= sum
      ? given(userId, { key: 'demo:old-card', daysAgo: welcomePoints.daysAgo, accumulated: difference })
      : { ...burned(userId, { key: 'demo:old-points', daysAgo: 1 }), accumulated: -difference },
  );
  return rows.filter(({ accumulated }) => accumulated !== 0);
}

function welcomeRows(userId: number): Row[] {
  const { points, daysAgo, burnedDaysAgo } = welcomePoints;
  return [
    given(userId, { key: 'demo:welcome', daysAgo, present: points }),
    { ...burned(userId, { key: 'demo:welcome:burned', daysAgo: burnedDaysAgo }), present: -points },
  ];
}

function promotionRows(
  userId: number,
  { key, points, daysAgo, burnsIn }: (typeof pointPromotions)[number],
): Row[] {
  const row = given(userId, { key, daysAgo, action: points });
  if (burnsIn > 0) return [row];
  return [row, { ...burned(userId, { key: `${key}:burned`, daysAgo: -burnsIn }), action: -points }];
}

interface Event extends Partial<Pick<Row, 'accumulated' | 'action' | 'present'>> {
  key: string;
  daysAgo: number;
}

const given = (userId: number, { daysAgo, ...event }: Event): Row => ({
  ...event,
  userId,
  reason: 'given',
  createdAt: ago(daysAgo),
});

const burned = (userId: number, event: Event): Row => ({ ...given(userId, event), reason: 'burned' });
