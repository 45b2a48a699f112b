import type { PanelId } from '@storefront/contracts';

/** What each panel is called (spec §2), for those that are only announced. */
const titles: Partial<Record<PanelId, string>> = {
  registration: 'Давайте знакомиться!',
  'personal-data': 'Личные данные',
  'edit-name': 'Имя',
  'edit-email': 'E-mail',
  'edit-birthday': 'Дата рождения',
  addresses: 'Мои адреса',
  bonuses: 'Мой баланс',
  'bonus-card': 'Моя карта',
  'qr-code': 'QR-код Вашей карты',
  purchases: 'Мои заказы',
  'order-review': 'Оцените нас',
  notifications: 'Уведомления',
  restaurants: 'Рестораны',
  'restaurant-search': 'Поиск ресторана',
  'restaurant-filters': 'Особенности',
  restaurant: 'Ресторан',
  'restaurant-review': 'Контроль качества',
  booking: 'Забронировать столик',
  'booking-time': 'Дата и время бронирования',
  promo: 'Акция',
  'delivery-terms': 'Условия доставки',
  contacts: 'Контакты',
};

export const messages = {
  title: (panel: PanelId) => titles[panel] ?? 'Скоро',
  soon: 'Этот раздел скоро появится',
  phone: 'Пока его нет, мы ответим по телефону',
  owes: (owner: string, panel: string) => `Панель «${panel}» за командой ${owner}`,
  close: 'Закрыть',
} as const;
