/** Texts of /about/contacts (spec §2). */
export const messages = {
  title: 'Контакты',
  documentTitle: (brand: string) => `Контакты — ${brand}`,
  description: (brand: string) =>
    `Как связаться с «${brand}»: телефоны по городам, почта, соцсети и адреса ресторанов.`,
  intro: 'Поможем с заказом, ответим на вопросы, выслушаем и похвалу, и замечание',
  about: 'О компании',
} as const;
