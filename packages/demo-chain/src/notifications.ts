interface DemoNotification {
  title: string;
  text: string;
  link: string | null;
  daysAgo: number;
  time: `${number}:${number}`;
}

/** Notifications of the demo customer only. */
export const ownNotifications: readonly DemoNotification[] = [
  {
    daysAgo: 0,
    time: '00:05',
    title: 'Завтра сгорят 100 бонусов',
    text: 'Ими можно оплатить до 30% заказа. Рис уже варится.',
    link: '/menu',
  },
  {
    daysAgo: 1,
    time: '10:15',
    title: 'Ваш отзыв прочитали',
    text: 'Спасибо за пять звёзд: передали их Лене, это она собирала ваш заказ.',
    link: null,
  },
  {
    daysAgo: 2,
    time: '20:41',
    title: 'Заказ выполнен',
    text: 'Начислили бонусы за заказ. Как вам роллы?',
    link: null,
  },
  {
    daysAgo: 6,
    time: '13:02',
    title: 'Карта привязана',
    text: 'На счёт пришли 250 подарочных бонусов с вашей карты.',
    link: '/about/bonus-program',
  },
  {
    daysAgo: 18,
    time: '11:30',
    title: 'Подарили 100 бонусов',
    text: 'За то, что попробовали новый ролл в первую неделю.',
    link: '/menu/rolly',
  },
  {
    daysAgo: 29,
    time: '12:00',
    title: 'Осенние бонусы',
    text: 'Ещё 100 бонусов, чтобы темнело не так грустно.',
    link: '/menu/supy',
  },
  {
    daysAgo: 75,
    time: '18:25',
    title: 'Извините за задержку',
    text: 'Курьер попал в пробку на Сущёвском Валу. В следующий раз выедем раньше.',
    link: null,
  },
  {
    daysAgo: 210,
    time: '15:10',
    title: 'Бонусы переехали',
    text: 'Перенесли бонусы со старой карты на ваш счёт.',
    link: '/about/bonus-program',
  },
  {
    daysAgo: 371,
    time: '12:00',
    title: 'Год с «Кицунэ»',
    text: 'За год вы заказали почти сто порций. Половина из них — «Филадельфия», и мы вас понимаем.',
    link: '/menu/rolly',
  },
  {
    daysAgo: 498,
    time: '19:21',
    title: 'Добро пожаловать!',
    text: 'Промокод FIRST даёт 20% на первый заказ. Адрес можно сохранить в профиле.',
    link: '/promos/pervyj-zakaz',
  },
];

/** Notifications to all customers. */
export const generalNotifications: readonly DemoNotification[] = [
  {
    daysAgo: 1,
    time: '09:30',
    title: 'Зимнее меню',
    text: 'Пять новых блюд, от рамена с креветками до облепихового чая.',
    link: '/about/news/zimnee-menyu',
  },
  {
    daysAgo: 33,
    time: '09:30',
    title: 'Арбат не спит',
    text: 'Пятый круглосуточный ресторан: заказывайте в любое время.',
    link: '/about/news/nochnaya-kuhnya',
  },
  {
    daysAgo: 203,
    time: '10:00',
    title: 'Откуда наша рыба',
    text: 'Рассказываем, кто её ловит и как она едет.',
    link: '/about/news/otchyot-o-rybe',
  },
];
