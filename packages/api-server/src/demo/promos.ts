import type { promos } from '../database/schema/content';

type Row = Omit<typeof promos.$inferInsert, 'position' | 'productId'> & { product?: string };

const rows: readonly Row[] = [
  {
    slug: 'ramen-poka-goryacho',
    name: 'Рамен, пока горячо',
    lead: 'Бульон варится двенадцать часов, а до вас доезжает за сорок минут',
    description:
      '<p>Бульон отдельно, лапша отдельно: соедините дома, и рамен будет таким же, как в зале.</p>',
    isHeader: true,
    picture: 'ramen-tonkotsu',
    tint: 'plum',
    link: '/menu/supy',
    button: 'Выбрать рамен',
  },
  {
    slug: 'samovyvoz-10',
    name: 'Заберите сами со скидкой 10%',
    lead: 'В любом ресторане, на все меню',
    description: '<p>Скидка считается сама, когда вы выбираете самовывоз.</p>',
    picture: 'philadelphia-classic',
    tint: 'roll',
    link: '/menu',
    button: 'Выбрать ресторан',
  },
  {
    slug: 'set-na-dvoih',
    name: 'Вечер на двоих',
    lead: 'Сет «Первое свидание», 19\u00a0штук за 1\u00a0290\u00a0₽',
    description: '<p>Филадельфия, калифорния и мини-роллы: выбирать ничего не нужно.</p>',
    picture: 'set-first-date',
    tint: 'set',
    link: '/menu/sety/set-first-date',
    button: 'Посмотреть сет',
    product: 'set-first-date',
  },
  {
    slug: 'bonusy-5',
    name: 'Возвращаем 5% бонусами',
    lead: 'Один бонус — один рубль',
    description: '<p>Бонусами можно оплатить до 30% следующего заказа.</p>',
    isHeader: true,
    picture: 'mochi-trio',
    tint: 'sweet',
    link: '/about/bonus-program',
    button: 'Как это работает',
  },
  {
    slug: 'poke-leto',
    name: 'Поке круглый год',
    lead: 'Семь мисок с рыбой, креветкой и тофу',
    description: '<p>Основу и соус выбираете вы.</p>',
    isHeader: true,
    picture: 'poke-tuna',
    tint: 'poke',
    link: '/menu/poke',
    button: 'Собрать поке',
  },
  {
    slug: 'wok-za-20-minut',
    name: 'Вок на сильном огне',
    lead: 'Лапша на выбор: удон, соба, яичная или рисовая',
    description: '<p>Готовим после заказа, поэтому овощи хрустят.</p>',
    isHeader: true,
    picture: 'wok-soba-beef',
    tint: 'wok',
    link: '/menu/vok',
    button: 'Выбрать вок',
  },
];

/** Promotions of the demo chain: the hero, two cards and stories. */
export function demoPromos(productIds: ReadonlyMap<string, number>): (typeof promos.$inferInsert)[] {
  return rows.map(({ product, ...row }, position) => ({
    ...row,
    position,
    productId: product ? (productIds.get(product) ?? null) : null,
  }));
}
