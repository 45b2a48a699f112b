export const messages = {
  title: 'Правовая информация',
  documentTitle: (brand: string) => `Правовая информация — ${brand}`,
  description: (brand: string) => `${brand}: оферта, обработка персональных данных и другие документы.`,
  loading: 'Загружаем документы',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
  empty: 'Документов пока нет',
  emptyText: (email: string) => `Спросите нас: ${email}`,
} as const;
