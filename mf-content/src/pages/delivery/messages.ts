/** Texts of /delivery (spec §2). */
export const messages = {
  title: 'Условия доставки',
  documentTitle: (brand: string) => `Условия доставки — ${brand}`,
  description: (brand: string) =>
    `Куда и за сколько «${brand}» привезет заказ: зоны на карте, минимальная сумма, оплата. Проверьте свой адрес.`,
} as const;
