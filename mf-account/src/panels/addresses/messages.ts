/** Spec §2, Saved addresses panel. */
export const messages = {
  title: 'Мои адреса',
  add: 'Добавить новый адрес',
  done: 'Готово',
} as const;
