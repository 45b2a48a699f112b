const NBSP = '\u00A0';

/** Spec §2, Purchases. */
export const messages = {
  title: 'Мои заказы',
  search: 'Блюдо, номер или адрес',
  clear: 'Очистить поиск',
  /** The search covers the loaded orders only; the text says so until the list is complete. */
  found: (found: string, loaded: number, total: number | undefined) =>
    total === loaded
      ? `Найдено: ${found}`
      : `Найдено: ${found}, проверено ${loaded}${total === undefined ? '' : ` из ${total}`}`,
  nothingFound: 'Ничего не нашлось',
  nothingFoundText: 'Проверьте название блюда, номер заказа или адрес.',
  number: (number: string) => `№${NBSP}${number}`,
  moreDishes: (count: number) => `+${count}`,
  empty: 'У Вас пока нет заказов...',
  emptyText: 'Закажите что-нибудь, и здесь появится ваш заказ.',
  menu: 'Смотреть меню',
  loading: 'Загружаем заказы',
  repeat: 'Повторить',
  repeatOrder: (number: string) => `Повторить заказ ${number}`,
  searchMore: 'Искать дальше',
} as const;
