export const messages = {
  notSaved: 'Не удалось сохранить изменения',
} as const;
