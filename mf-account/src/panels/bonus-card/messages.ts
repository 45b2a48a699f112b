/** Spec §2, Bonus card panel. */
export const messages = {
  title: 'Моя карта',
  balance: 'Мой баланс',
  showQr: 'Показать QR-код',
  bindAnother: 'Привязать другую карту',
  noCard: 'Карты пока нет',
  noCardText: 'Привяжите карту, которую вам дали в ресторане: бонусы с нее станут вашими.',
  loading: 'Загружаем карту',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
} as const;
