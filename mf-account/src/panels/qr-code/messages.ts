/** Spec §2, QR panel. */
export const messages = {
  title: 'QR-код Вашей карты',
  text: 'Покажите код официанту до оплаты',
  picture: (code: string) => `QR-код ${code}`,
  renew: 'Обновить код',
  loading: 'Загружаем QR-код',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
} as const;
