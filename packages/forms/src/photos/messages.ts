import { PHOTOS_MAX } from '@storefront/domain';

/** Texts of the photos of a review (spec §5, §9). */
export const messages = {
  title: 'Фото',
  hint: `До ${PHOTOS_MAX} фото`,
  add: 'Добавить фото',
  preparing: (name: string) => `Готовим фото ${name}`,
  unreadable: (name: string) => `Не удалось прочитать фото ${name}. Сохраните его как jpg или png`,
  retry: 'Повторить',
  remove: (name: string) => `Убрать фото ${name}`,
  unprepared: 'Уберите фото, которые не удалось прочитать',
  problems: {
    type: 'Загрузите картинку, например jpg или png',
    count: `Не больше ${PHOTOS_MAX} фото`,
  },
} as const;
