/** The messages to customers about online payment. */
export const messages = {
  title: 'Оплата заказа',
  heading: (id: number) => `Заказ № ${id.toLocaleString('ru-RU')}`,
  sandbox: 'Учебная платежная страница: деньги не списываются.',
  pay: 'Оплатить',
  decline: 'Отклонить',
  back: 'Вернуться к заказу',
  paid: 'Заказ оплачен',
  declined: 'Оплата не прошла. Попробуйте еще раз',
  closed: 'Заказ больше не ждет оплаты',
  notFound: 'Платеж не найден',
  close: 'Закрыть, не оплачивая',
  refundDue: 'Заказ больше не ждал оплаты. Мы вернем деньги на карту',
  refunded: 'Деньги возвращены на карту',
  providerSilent: 'Не удалось открыть оплату. Попробуйте еще раз или выберите другой способ',
  badSignature: 'Подпись не подходит',
  wrongAmount: 'Сумма платежа не совпадает',
} as const;
