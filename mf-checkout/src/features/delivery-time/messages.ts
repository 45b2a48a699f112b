export const messages = {
  day: 'День',
  time: 'Время',
  asap: 'Как можно скорее',
  chosen: 'Выбрано:',
  save: 'Выбрать',
  /** For ASAP while the kitchen is closed. */
  closedNow: 'Сейчас закрыто. Выберите день и время',
  /** For a saved time that cannot be read. */
  notChosen: 'Выберите день и время',
  noTime: 'Сейчас нельзя выбрать время',
  replaced: 'Выбранное раньше время больше недоступно. Мы подобрали ближайшее',
} as const;
