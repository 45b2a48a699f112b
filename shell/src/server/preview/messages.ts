export const messages = {
  label: 'Предпросмотр',
  shown: (remote: string, until: string) => `Предпросмотр ${remote} до ${until}, сборка`,
  close: 'Закрыть предпросмотр',
  build: (remote: string, build: string) => ` Сборка: ${remote} ${build}.`,
};

/** Why staff get no preview: a fault of the link, or a build that cannot run here. */
export const refusals = {
  'no-key': {
    status: 403,
    title: 'Предпросмотр недоступен',
    text: 'На этом сервере нет ключа, которым проверяют ссылки предпросмотра.',
  },
  invalid: {
    status: 403,
    title: 'Ссылка предпросмотра недействительна',
    text: 'Она неполная, изменена или подписана другим ключом. Попросите новую ссылку.',
  },
  expired: {
    status: 410,
    title: 'Предпросмотр закончился',
    text: 'Срок ссылки истек. Попросите новую.',
  },
  unknown: { status: 404, title: 'Сборка не найдена', text: 'Такой сборки нет в реестре.' },
  broken: {
    status: 503,
    title: 'Сборка не запускается',
    text: 'Сервер не смог прочитать или запустить сборку. Посетители видят сайт без нее.',
  },
};
