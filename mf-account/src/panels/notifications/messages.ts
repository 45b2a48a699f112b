/** Spec §2, Notifications. */
export const messages = {
  title: 'Уведомления',
  empty: 'Уведомлений пока нет',
  emptyText: 'Здесь будут новости о заказах, бонусах и акциях.',
  loading: 'Загружаем уведомления',
} as const;
