export const messages = {
  label: 'Акции',
  stories: 'Другие акции',
  more: 'Посмотреть',
  loading: 'Загружаем акции',
} as const;
