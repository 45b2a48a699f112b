export const messages = {
  title: 'Фабрика-кухня',
  description: (brand: string) => `${brand}: где и как готовится еда наших ресторанов.`,
  about: (brand: string, cuisine: string | undefined) =>
    cuisine
      ? `${brand}: ${cuisine.toLowerCase()} кухня в ресторанах и с доставкой.`
      : `${brand}: кухня наших ресторанов и доставки.`,
  company: 'О компании',
  feedback: 'Отзыв о кухне',
} as const;
