/** Russian texts about promo codes that customers read. */
export const promoMessages = {
  unknown: 'Такого промокода нет',
  notYet: 'Промокод еще не действует',
  expired: 'Срок действия промокода истек',
} as const;
