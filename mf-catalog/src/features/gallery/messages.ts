export const messages = {
  pictures: (name: string) => `Фотографии: ${name}`,
  picture: (number: number, total: number) => `Фото ${number} из ${total}`,
  pictureOf: (name: string, number: number) => `${name}, фото ${number}`,
  previousPicture: 'Предыдущее фото',
  nextPicture: 'Следующее фото',
} as const;
