export const messages = {
  title: 'Чем заменить',
  similar: 'Похожие блюда',
  empty: 'Похожих блюд сейчас нет',
  emptyHint: 'Можно выбрать что-нибудь другое в меню',
} as const;
