export const messages = {
  back: 'Предыдущие блюда',
  forward: 'Следующие блюда',
  loading: 'Загружаем рекомендации',
} as const;
