export const messages = {
  menu: 'Меню',
  description: (group: string, brand: string) => `${group} — состав, вес и цены в меню «${brand}»`,
  empty: 'В этой группе пока ничего нет',
  neighbours: 'Соседние группы меню',
  favourites: 'Избранное',
  noFavourites: 'В избранном пока пусто',
  noFavouritesText: 'Нажмите на сердечко у блюда, и оно будет ждать вас здесь.',
  toMenu: 'Смотреть меню',
} as const;
