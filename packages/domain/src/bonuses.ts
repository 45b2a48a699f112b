import { dayLabel, parseServerDate } from './orderTime';
import * as messages from './messages';
import { bonusesCount, plural } from './plural';
import { DEFAULT_ZONE, inZone } from './zone';

/** Total, from promotions, gifts, earned with orders: the tabs of the bonuses panel. Spec §2. */
export const bonusTabs = ['all', 'action', 'present', 'accumulated'] as const;
export type BonusTab = (typeof bonusTabs)[number];

type BonusKind = Exclude<BonusTab, 'all'>;

/** The customer's `premium_bonus`. Spec §3, User. */
export type BonusBalances = {
  balance: number;
  balance_bonus_action: number;
  balance_bonus_gifted: number;
  balance_bonus_accumulated: number;
};

const balanceFields = {
  all: 'balance',
  action: 'balance_bonus_action',
  present: 'balance_bonus_gifted',
  accumulated: 'balance_bonus_accumulated',
} as const satisfies Record<BonusTab, keyof BonusBalances>;

/** The balance that a tab shows. */
export function bonusBalance(balances: BonusBalances, tab: BonusTab): number {
  return balances[balanceFields[tab]];
}

type Movement = 'write_on' | 'write_off' | 'expire';

/** A transaction as the back end sends it. Spec §3, Bonus. */
export type BonusTransactionFields = {
  date: string | null;
  status: string;
} & Record<`bonus_${BonusKind}_${Movement}`, number>;

/** What happened to the bonuses. Spec §9, «gift added, burned, added, spent on order». */
export type BonusEventKind = 'gift-added' | 'added' | 'spent' | 'burned';

export type BonusEvent = {
  kind: BonusEventKind;
  /** Bonuses, above zero; `kind` says whether they came or went. */
  amount: number;
  /** The server's text of the moment. */
  date: string | null;
};

const kindsOf = (tab: BonusTab): readonly BonusKind[] =>
  tab === 'all' ? ['present', 'action', 'accumulated'] : [tab];

/**
 * The events that a tab shows, in the order of the transactions. Only approved transactions count (spec §7). A
 * transaction makes one event of each kind at most: an order of spent gifts and earned bonuses has two.
 */
export function bonusEvents(transactions: readonly BonusTransactionFields[], tab: BonusTab): BonusEvent[] {
  return transactions
    .filter(({ status }) => status === 'approved')
    .flatMap((transaction) => eventsOf(transaction, kindsOf(tab)));
}

function eventsOf(transaction: BonusTransactionFields, kinds: readonly BonusKind[]): BonusEvent[] {
  // Some back ends write deducted bonuses as a negative number.
  const sum = (movement: Movement, of = kinds) =>
    of.reduce((total, kind) => total + Math.abs(transaction[`bonus_${kind}_${movement}`]), 0);
  const isGift = (kind: BonusKind) => kind === 'present';
  const amounts: Record<BonusEventKind, number> = {
    'gift-added': sum('write_on', kinds.filter(isGift)),
    added: sum(
      'write_on',
      kinds.filter((kind) => !isGift(kind)),
    ),
    spent: sum('write_off'),
    burned: sum('expire'),
  };
  return (Object.keys(amounts) as BonusEventKind[])
    .map((kind) => ({ kind, amount: amounts[kind], date: transaction.date }))
    .filter(({ amount }) => amount > 0);
}

/** The bonuses that burn on one day. */
export type ExpiringBonuses = {
  /** `2026-11-30` in the time zone. */
  day: string;
  bonuses: number;
  /** «Сгорят 120 бонусов 30 ноября» */
  text: string;
};

const shownDays = 2;

/**
 * The bonuses that burn next, by day and soonest first: two days at most (spec §7). Entries without bonuses, without a
 * date and of past days are left out. Throws RangeError if `now` is invalid.
 */
export function expiringBonuses(
  entries: readonly { bonus: number; expire_at: string | null }[],
  now: Date,
  zone = DEFAULT_ZONE,
): ExpiringBonuses[] {
  const today = dayOf(now, zone);
  const days = new Map<string, { bonuses: number; date: Date }>();
  for (const { bonus, expire_at } of entries) {
    const date = parseServerDate(expire_at, zone);
    if (!date || bonus <= 0 || dayOf(date, zone) < today) continue;
    const day = dayOf(date, zone);
    days.set(day, { bonuses: (days.get(day)?.bonuses ?? 0) + bonus, date });
  }
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, shownDays)
    .map(([day, { bonuses, date }]) => ({ day, bonuses, text: expiryText(bonuses, date, now, zone) }));
}

function expiryText(bonuses: number, date: Date, now: Date, zone: string): string {
  const label = dayLabel(inZone(date, zone), inZone(now, zone), zone);
  const day = label.charAt(0).toLowerCase() + label.slice(1);
  return messages.bonuses.expiring(plural(bonuses, messages.bonuses.verb), bonusesCount(bonuses), day);
}

const dayOf = (date: Date, zone: string) => inZone(date, zone).toISOString().slice(0, 10);
