export const messages = {
  loading: 'Загружаем меню',
  empty: 'В меню пока ничего нет',
  favourites: 'Избранное',
} as const;
