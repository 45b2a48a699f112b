/** Russian texts that readers see (readings 15). */
export const contentMessages = {
  articleNotFound: 'Статья не найдена',
  promoNotFound: 'Акция не найдена или уже закончилась',
} as const;
