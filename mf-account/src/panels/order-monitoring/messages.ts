export const messages = {
  documentTitle: (status: string, order: string) => `${status} · ${order}`,
  failed: 'Не удалось получить данные',
} as const;
