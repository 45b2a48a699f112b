/** Spec §2, Personal data. */
export const messages = {
  title: 'Дата рождения',
  label: 'Дата рождения',
  hint: 'дд.мм.гггг',
  discount: 'В день рождения скидка 20%',
  once: 'Проверьте дату: изменить ее потом нельзя',
  locked: (date: string) => `Дата рождения уже указана: ${date}. Изменить ее нельзя`,
} as const;
