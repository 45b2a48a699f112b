export const messages = {
  region: 'Уведомления',
  label: 'Уведомление',
  close: 'Закрыть уведомление',
} as const;
