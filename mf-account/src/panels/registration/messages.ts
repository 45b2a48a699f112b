/** Texts of the registration (spec §2, Registration panel; §8). */
export const messages = {
  title: 'Давайте знакомиться!',
  subtitle: 'Представьтесь, чтобы первыми узнавать о новостях, скидках и акциях.',
  name: 'Имя',
  birthday: 'Дата рождения',
  birthdayHint: 'дд.мм.гггг',
  email: 'E-mail',
  save: 'Сохранить',
  skip: 'Пропустить',
  empty: 'Заполните поле',
  loading: 'Загружаем данные',
  saveFailed: 'Не удалось сохранить изменения',
  userFailed: 'Не удалось получить данные пользователя',
  retry: 'Повторить',
} as const;
