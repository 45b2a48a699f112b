/** The messages to customers about online payment. */
export const messages = {
  title: 'Оплата заказа',
  heading: (id: number) => `Заказ № ${id.toLocaleString('ru-RU')}`,
  sandbox: 'Учебная платежная страница: деньги не списываются.',
  pay: 'Оплатить',
  decline: 'Отклонить',
  back: 'Вернуться к заказу',
  paid: 'Заказ оплачен',
  declined: 'Оплата отклонена, заказ отменен',
  notFound: 'Платеж не найден',
  close: 'Закрыть, не оплачивая',
  refundDue: 'Заказ отменен. Мы вернем деньги на карту',
  refunded: 'Заказ отменен. Деньги возвращены на карту',
  providerSilent: 'Не удалось открыть оплату. Попробуйте еще раз или выберите другой способ',
  badSignature: 'Подпись не подходит',
  wrongAmount: 'Сумма платежа не совпадает',
} as const;
