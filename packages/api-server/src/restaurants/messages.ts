/** Russian texts that customers read (readings 15). */
export const restaurantMessages = { notFound: 'Ресторан не найден' } as const;
