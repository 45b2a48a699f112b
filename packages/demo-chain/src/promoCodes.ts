import { dayFromNow } from './days';

interface DemoPromoCode {
  code: string;
  name: string;
  kind: 'percent' | 'sum' | 'gift';
  /** Percent or kopecks. */
  value?: number;
  /** The slug of a dish. */
  gift?: string;
  groupId?: number;
  minimalAmount?: number;
  takeMethod?: 'delivery' | 'pickup';
  isForFirstOrder?: boolean;
  activeFrom?: Date;
  activeTo?: Date;
  usesLeft?: number;
  isOncePerUser?: boolean;
}

/** One code for each kind and condition (spec §3, Promo); sums are in kopecks. */
export const demoPromoCodes: readonly DemoPromoCode[] = [
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
