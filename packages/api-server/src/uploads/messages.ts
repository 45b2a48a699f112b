/** Russian texts that customers read (readings 15). */
export const uploadMessages = {
  noFiles: 'Файлы здесь не принимаются',
  tooMany: 'Дождитесь, пока загрузятся предыдущие картинки',
  busy: 'Сейчас загружают слишком много картинок. Попробуйте чуть позже',
  notPicture: 'Загрузите картинку: png, jpg, jpeg или webp',
  animated: 'Анимированные картинки не принимаются',
  tooManyPixels: 'Картинка слишком большая. Уменьшите ее и попробуйте снова',
} as const;
