/** spec §2, Error page. */
export const messages = {
  notFound: 'Такой страницы не существует',
  broken: 'Сервер не доступен',
  other: 'Что-то пошло не так',
  working: 'Уже разбираемся с проблемой, скоро все заработает!',
  reload: 'Обновить',
  home: 'На главную',
} as const;
