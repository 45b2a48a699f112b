export const messages = {
  title: 'Чем заменить',
  similar: 'Похожие блюда',
  close: 'Закрыть',
  empty: 'Похожих блюд сейчас нет',
  emptyHint: 'Можно выбрать что-нибудь другое в меню',
} as const;
