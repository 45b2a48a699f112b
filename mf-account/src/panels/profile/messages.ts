/** Texts of the profile (spec §2, Profile panel; §8). */
export const messages = {
  title: 'Профиль',
  guest: 'Гость',
  balance: 'Мой баланс',
  orders: 'Последние заказы',
  noOrders: 'У вас пока нет заказов...',
  order: (status: string, date: string) => (date ? `${status} · ${date}` : status),
  logout: 'Выйти',
  loading: 'Загружаем профиль',
  loadingOrders: 'Загружаем заказы',
  userFailed: 'Не удалось получить данные пользователя',
  ordersFailed: 'Не удалось получить данные',
  retry: 'Повторить',
} as const;
