import { addressesCount, ordersCount } from '@storefront/domain';

/** Texts of the profile (spec §2, Profile panel menu; §8). */
export const messages = {
  title: 'Профиль',
  guest: 'Гость',
  edit: 'Изменить личные данные',
  balance: 'Мой баланс',
  card: 'Моя карта',
  qrCode: 'Показать QR-код официанту',
  orders: (total: number) => (total > 0 ? ordersCount(total) : 'Мои заказы'),
  lastOrder: (day: string) => `Последний — ${day}`,
  addresses: 'Мои адреса',
  addressesCount,
  notifications: 'Уведомления',
  personalData: 'Личные данные',
  discount: 'В день рождения скидка 20%',
  review: 'Оставить отзыв',
  loading: 'Загружаем профиль',
  loadFailed: 'Не удалось получить данные',
} as const;
