import type { BonusEventKind, BonusTab } from '@storefront/domain';

/** Spec §2, Bonuses panel; §9, Bonus events. */
export const messages = {
  title: 'Мой баланс',
  tabs: {
    all: 'Всего',
    action: 'Акционные',
    present: 'Подарочные',
    accumulated: 'Накопленные',
  } satisfies Record<BonusTab, string>,
  kinds: 'Вид бонусов',
  events: {
    'gift-added': 'Бонусы подарены',
    added: 'Бонусы начислены',
    spent: 'Бонусы списаны за заказ',
    burned: 'Бонусы сгорели',
  } satisfies Record<BonusEventKind, string>,
  /** With a sign: a plus, or a minus of the same width. */
  change: (amount: string, isAdded: boolean) => `${isAdded ? '+' : '\u2212'}${amount}`,
  history: 'История бонусов',
  empty: 'Здесь пока пусто',
  emptyText: 'Начислим бонусы за заказ и покажем, когда они пришли и на что потрачены.',
  promos: 'Акции',
  loading: 'Загружаем бонусы',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
} as const;
