import type { promoCodes } from '../database/schema/promoCodes';
import { dayFromNow } from './days';

type Row = Omit<typeof promoCodes.$inferInsert, 'giftProductId'> & { gift?: string };

/** One code for each kind and condition (spec §3, Promo); sums are in kopecks. */
const rows: readonly Row[] = [
  { code: 'LISA10', name: 'Скидка 10% от лисы', kind: 'percent', value: 10, isOncePerUser: false },
  { code: '300OFF', name: '300 ₽ за большой заказ', kind: 'sum', value: 30_000, minimalAmount: 150_000 },
  { code: 'MOCHI', name: 'Моти трио в подарок', kind: 'gift', gift: 'mochi-trio', minimalAmount: 180_000 },
  {
    code: 'CESAR',
    name: 'Чёрный Цезарь в подарок',
    kind: 'gift',
    gift: 'kuro-neko',
    minimalAmount: 200_000,
  },
  { code: 'FIRST', name: 'Скидка 20% на первый заказ', kind: 'percent', value: 20, isForFirstOrder: true },
  { code: 'RAMEN15', name: 'Скидка 15% на супы и рамен', kind: 'percent', value: 15, groupId: 6 },
  {
    code: 'ZAMNOI',
    name: '200 ₽ за самовывоз',
    kind: 'sum',
    value: 20_000,
    minimalAmount: 100_000,
    takeMethod: 'pickup',
  },
  { code: 'ONCE', name: '500 ₽ самому быстрому', kind: 'sum', value: 50_000, usesLeft: 1 },
  {
    code: 'SNEG',
    name: 'Скидка 15% к первому снегу',
    kind: 'percent',
    value: 15,
    activeFrom: dayFromNow(10),
  },
  { code: 'OSEN', name: 'Скидка 15% осенью', kind: 'percent', value: 15, activeTo: dayFromNow(-10) },
];

/** Promo codes of the demo chain. */
export function demoPromoCodes(productIds: ReadonlyMap<string, number>): (typeof promoCodes.$inferInsert)[] {
  return rows.map(({ gift, ...row }, index) => ({
    ...row,
    id: index + 1,
    giftProductId: gift ? (productIds.get(gift) ?? null) : null,
  }));
}
