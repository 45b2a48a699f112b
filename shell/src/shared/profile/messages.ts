/** spec §2, Header: profile title. */
export const messages = {
  login: 'Войти',
  nameless: 'Гость',
  profile: 'Профиль',
} as const;
