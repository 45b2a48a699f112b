/** Spec §2, Personal data; §8. */
export const messages = {
  title: 'Личные данные',
  logout: 'Выйти',
  logoutEverywhere: 'Выйти на всех устройствах',
  loading: 'Загружаем данные',
} as const;
