import type { TextSection } from '../../shared/text/TextSections';

export const messages = {
  title: 'Фабрика-кухня',
  description: (brand: string) => `${brand}: что внутри блюд, замены, пожелания к заказу и отзыв о кухне.`,
  about: (brand: string, cuisine: string | undefined) =>
    cuisine
      ? `${brand}: ${cuisine.toLowerCase()} кухня в ресторанах и с доставкой.`
      : `${brand}: кухня наших ресторанов и доставки.`,
  text: [
    {
      title: 'Что внутри',
      text: 'Откройте блюдо в меню: в карточке описание, вес и пищевая ценность.',
    },
    {
      title: 'Если блюда нет',
      text: 'Меню зависит от адреса или ресторана, который вы выбрали. Блюдо, которого там нет, отмечено в меню и в корзине. В корзине ему можно подобрать замену.',
    },
    {
      title: 'Пожелания к заказу',
      text: 'Напишите их в комментарии, когда оформляете заказ.',
    },
  ] satisfies readonly TextSection[],
  company: 'О компании',
  feedback: 'Отзыв о кухне',
} as const;
