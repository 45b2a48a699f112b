export const messages = {
  product: (name: string) => `Блюдо акции: ${name}`,
  loading: 'Загружаем акцию',
  missing: 'Такой акции нет',
  missingText: 'Она закончилась или еще не началась.',
  toPromos: 'Все акции',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
} as const;
