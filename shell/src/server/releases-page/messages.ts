export const messages = {
  title: (brand: string) => `Релизы — ${brand}`,
  /** Stays when the script does not run. */
  beforeScript: 'Загружаем релизы. Если они не появятся, откройте страницу в другом браузере.',
};

/** Why staff do not get the page of releases. */
export const refusals = {
  'no-link': {
    status: 403,
    title: 'Нужна ссылка',
    text: 'Эта страница открывается по ссылке, которую печатает команда pnpm releases --web.',
  },
  'no-key': {
    status: 403,
    title: 'Страница релизов недоступна',
    text: 'На этом сервере нет ключа, которым проверяют ссылки.',
  },
  invalid: {
    status: 403,
    title: 'Ссылка недействительна',
    text: 'Она неполная, изменена или подписана другим ключом. Попросите новую ссылку.',
  },
  expired: { status: 410, title: 'Срок ссылки истек', text: 'Попросите новую ссылку.' },
};
