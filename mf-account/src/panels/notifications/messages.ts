/** Spec §2, Notifications. */
export const messages = {
  title: 'Уведомления',
  empty: 'Уведомлений пока нет',
  emptyText: 'Здесь будут новости о заказах, бонусах и акциях.',
  loading: 'Загружаем уведомления',
  more: 'Показать еще',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
} as const;
