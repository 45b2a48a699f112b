export const messages = {
  title: 'Бонусная программа',
  description: (brand: string) => `${brand}: как копить бонусы и платить ими за заказ.`,
  about: 'О компании',
  rules: (percent: number | undefined) =>
    percent === undefined
      ? 'Бонусы приходят за заказы. Ими можно оплатить часть следующего.'
      : `Бонусы приходят за заказы. Ими можно оплатить до ${percent}% следующего.`,
  balance: 'Мой баланс',
  logIn: 'Войти и узнать баланс',
} as const;
