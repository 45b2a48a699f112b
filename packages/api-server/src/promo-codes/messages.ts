/** Russian texts about promo codes that customers read. */
export const promoMessages = {
  tooMany: 'Слишком много неверных промокодов. Попробуйте позже',
} as const;
