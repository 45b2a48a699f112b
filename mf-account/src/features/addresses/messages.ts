/** Spec §2, Saved addresses panel; §8. */
export const messages = {
  list: 'Куда доставить',
  nameless: 'Адрес без названия',
  noPoint: 'Нет точки на карте. Удалите адрес и добавьте его снова',
  edit: (title: string) => `Изменить адрес ${title}`,
  remove: (title: string) => `Удалить адрес ${title}`,
  empty: 'Сохраненных адресов пока нет',
  emptyText: 'Добавьте адрес, и его не придется вводить при заказе',
  loading: 'Загружаем адреса',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
  removed: (title: string) => `Удалили адрес: ${title}`,
  restore: 'Вернуть',
  restoreNamed: (title: string) => `Вернуть адрес ${title}`,
  notRestored: 'Не удалось вернуть адрес',
  notRemoved: 'Не удалось удалить адрес',
} as const;
