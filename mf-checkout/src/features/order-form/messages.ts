import { type BonusBound, formatNumber } from '@storefront/domain';

export const messages = {
  takeMethod: 'Как получить заказ',
  delivery: 'Доставка',
  pickup: 'Самовывоз',
  whenDelivered: 'Когда доставить',
  whenPicked: 'Когда заберете',
  payment: 'Оплата',
  persons: 'Персон',
  fewerPersons: 'Убавить: персоны',
  morePersons: 'Добавить: персоны',
  contactless: 'Оставить у двери',
  call: 'Позвонить для подтверждения',
  bonuses: 'Списать бонусы',
  bonusesAvailable: (limit: number, balance: number, reason?: string) =>
    [`доступно ${formatNumber(limit)} из ${formatNumber(balance)}`, reason].filter(Boolean).join(': '),
  bonusBounds: {
    percent: (percent) => `бонусами можно оплатить до ${formatNumber(percent)}% заказа`,
    minimum: (_percent, minimum) => `деньгами нужно оплатить не меньше ${minimum}`,
    amount: () => 'на всю сумму заказа',
    server: () => 'больше на этот заказ списать нельзя',
  } satisfies Record<BonusBound, (percent: number, minimum: string) => string>,
  allBonuses: 'Все',
  allBonusesName: 'Все доступные бонусы',
} as const;
