import { PHOTO_MEGABYTES, PHOTOS_MAX } from '@storefront/domain';

const NBSP = '\u00A0';

/** Texts of the photos of a review (spec §5, §9). */
export const messages = {
  title: 'Фото',
  hint: `До ${PHOTOS_MAX} фото: png, jpg или webp, каждое не больше ${PHOTO_MEGABYTES}${NBSP}МБ`,
  add: 'Добавить фото',
  remove: (name: string) => `Убрать фото ${name}`,
  problems: {
    type: 'Загрузите картинку: png, jpg, jpeg или webp',
    size: `Размер файла не должен превышать ${PHOTO_MEGABYTES} МБ`,
    count: `Не больше ${PHOTOS_MAX} фото`,
  },
} as const;
