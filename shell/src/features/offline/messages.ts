export const messages = {
  offline: 'Нет сети: показываем то, что уже загружено',
  back: 'Сеть снова есть',
} as const;
