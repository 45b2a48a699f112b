export const messages = {
  label: 'Акции',
  more: 'Посмотреть',
  loading: 'Загружаем акции',
} as const;
