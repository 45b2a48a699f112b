import { dayFromNow } from './days';

interface DemoPromo {
  slug: string;
  name: string;
  lead?: string | null;
  /** HTML. */
  description?: string | null;
  isHeader?: boolean;
  /** The slug of a dish. */
  picture?: string | null;
  tint?: string | null;
  activeFrom?: Date | null;
  activeTo?: Date | null;
  promocode?: string | null;
  /** The heading of the section that lists it. */
  section?: string | null;
  link?: string | null;
  button?: string | null;
  /** The slug of the dish that it is about. */
  product?: string;
}

/**
 * Promotions of every kind: with and without a picture, a code, a dish, a menu group and a section, with a long name,
 * one that has not begun and one that is over. The first is the hero, the next two without `isHeader` are the cards
 * beside it, the others are stories.
 */
export const demoPromos: readonly DemoPromo[] = [
  {
    slug: 'ramen-poka-goryacho',
    name: 'Рамен, пока горячо',
    lead: 'Бульон варится двенадцать часов, а до вас доезжает за сорок минут',
    description:
      '<p>Бульон отдельно, лапша отдельно: соедините дома, и рамен будет таким же, как в зале.</p><p>В каждой коробке лежит карточка: что налить сначала, что потом и сколько минут ждать.</p>',
    isHeader: true,
    picture: 'ramen-tonkotsu',
    tint: 'plum',
    link: '/menu/supy',
    button: 'Выбрать рамен',
    section: 'Сейчас в меню',
  },
  {
    slug: 'samovyvoz-10',
    name: 'Заберите сами со скидкой 10%',
    lead: 'В любом ресторане, на все меню',
    description:
      '<p>Скидка считается сама, когда вы выбираете самовывоз.</p><ul><li>Действует каждый день и складывается с бонусами.</li><li>Заказ ждёт вас в ресторане час, потом мы позвоним.</li></ul>',
    picture: 'philadelphia-classic',
    tint: 'roll',
    link: '/restaurants',
    button: 'Выбрать ресторан',
    section: 'Всегда',
  },
  {
    slug: 'set-na-dvoih',
    name: 'Вечер на двоих',
    lead: 'Сет «Первое свидание», 19\u00a0штук за 1\u00a0290\u00a0₽',
    description:
      '<p>Филадельфия, калифорния и мини-роллы: выбирать ничего не нужно.</p><p>Сет режем на девятнадцать кусочков. Кому достанется последний, решайте сами.</p>',
    picture: 'set-first-date',
    tint: 'set',
    link: '/menu/sety/set-first-date',
    button: 'Посмотреть сет',
    product: 'set-first-date',
    section: 'Сейчас в меню',
  },
  {
    slug: 'bonusy-5',
    name: 'Возвращаем 5% бонусами',
    lead: 'Один бонус — один рубль',
    description:
      '<p>Бонусами можно оплатить до 30% следующего заказа. Они приходят, когда заказ выполнен, и ждут вас полгода.</p>',
    isHeader: true,
    picture: 'mochi-trio',
    tint: 'sweet',
    link: '/about/bonus-program',
    button: 'Как это работает',
    section: 'Всегда',
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
    section: 'Сейчас в меню',
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
    section: 'Сейчас в меню',
  },
  {
    slug: 'lisa-10',
    name: 'Лиса дарит 10%',
    lead: 'Промокод LISA10 на все меню',
    description:
      '<p>Введите промокод в корзине, и весь заказ станет дешевле на десятую часть. Сработает столько раз, сколько захочется.</p><p>Не складывается с другими промокодами.</p>',
    isHeader: true,
    picture: 'aka-tobiko',
    tint: 'roll',
    promocode: 'LISA10',
    link: '/menu/rolly',
    section: 'Промокоды',
  },
  {
    slug: 'pervyj-zakaz',
    name: 'Первый заказ дешевле на 20%',
    lead: 'Промокод FIRST для тех, кто с нами знакомится',
    description:
      '<p>Закажите что угодно: промокод FIRST действует на всё меню, но только один раз.</p><p>Начать советуем с «Филадельфии классик»: её заказывают чаще всего.</p>',
    isHeader: true,
    picture: 'philadelphia-lux',
    tint: 'roll',
    promocode: 'FIRST',
    link: '/menu',
    section: 'Промокоды',
  },
  {
    slug: '300-za-bolshoj-zakaz',
    name: 'Минус 300 ₽',
    lead: 'Промокод 300OFF при заказе от 1\u00a0500\u00a0₽',
    description: '<p>Скидка действует один раз, на доставку и на самовывоз.</p>',
    picture: 'set-tokyo-night',
    tint: 'set',
    promocode: '300OFF',
    link: '/menu/sety',
    activeTo: dayFromNow(10),
    section: 'Промокоды',
  },
  {
    slug: 'moti-v-podarok',
    name: 'Моти в подарок',
    lead: 'Три пирожных к заказу от 1\u00a0800\u00a0₽',
    description:
      '<p>Клубника, матча и манго. Введите промокод MOCHI, и моти появятся в корзине бесплатно.</p><p>Один подарок на заказ и один заказ с подарком на каждого гостя.</p>',
    isHeader: true,
    picture: 'mochi-berry',
    tint: 'sweet',
    promocode: 'MOCHI',
    product: 'mochi-trio',
    link: '/menu/deserty',
    section: 'Подарки',
  },
  {
    slug: 'chernyj-cezar',
    name: 'Чёрный Цезарь в подарок',
    lead: 'Ролл в короне из чёрной икры к заказу от 2\u00a0000\u00a0₽',
    description:
      '<p>На кухне «Куро Нэко» зовут Чёрным Цезарем. Промокод CESAR добавит его в корзину бесплатно.</p>',
    picture: 'kuro-neko',
    tint: 'plum',
    promocode: 'CESAR',
    product: 'kuro-neko',
    link: '/black_cesar_podarok',
    button: 'Условия подарка',
    section: 'Подарки',
  },
  {
    slug: 'ramen-15',
    name: 'Суп дня — любой',
    lead: 'Промокод RAMEN15: минус 15% на супы и рамен',
    description: '<p>Скидка считается только с супов: остальное в корзине стоит как обычно.</p>',
    isHeader: true,
    picture: 'ramen-miso-chicken',
    tint: 'soup',
    promocode: 'RAMEN15',
    link: '/menu/supy',
    section: 'Промокоды',
  },
  {
    slug: 'zaberu-po-puti',
    name: 'Заберу по пути',
    lead: 'Промокод ZAMNOI: ещё 200\u00a0₽ тем, кто забирает сам',
    description:
      '<p>К скидке 10% за самовывоз добавьте промокод ZAMNOI. Нужен заказ от 1\u00a0000\u00a0₽ и немного свежего воздуха.</p>',
    picture: 'karaage',
    tint: 'baked',
    promocode: 'ZAMNOI',
    link: '/restaurants',
    button: 'Найти ресторан',
    section: 'Промокоды',
  },
  {
    slug: 'den-rozhdeniya',
    name: 'В день рождения и ещё три дня после него весь заказ для вас и вашей компании дешевле на 20%',
    description:
      '<p>Скидка появится сама, если в профиле указана дата рождения. Действует на доставку, на самовывоз и в зале.</p><ul><li>Именинника просим показать паспорт: ресторану или курьеру.</li><li>С другими акциями и промокодами скидка не складывается.</li></ul>',
  },
  {
    slug: 'pervyj-sneg',
    name: 'К первому снегу',
    lead: 'Промокод SNEG: минус 15% на всё меню',
    description:
      '<p>Начинаем, как только выпадет снег. Или через десять дней, смотря что наступит раньше.</p>',
    isHeader: true,
    picture: 'udon-tempura',
    tint: 'soup',
    promocode: 'SNEG',
    link: '/menu',
    activeFrom: dayFromNow(10),
    activeTo: dayFromNow(40),
    section: 'Промокоды',
  },
  {
    slug: 'osen-v-miske',
    name: 'Осень в миске',
    lead: 'Промокод OSEN: минус 15%',
    description: '<p>Осень закончилась, спасибо всем, кто провёл её с нами.</p>',
    picture: 'ramen-shoyu',
    tint: 'soup',
    promocode: 'OSEN',
    link: '/menu/supy',
    activeFrom: dayFromNow(-60),
    activeTo: dayFromNow(-10),
    section: 'Промокоды',
  },
];
