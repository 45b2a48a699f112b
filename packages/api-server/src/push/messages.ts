import { messages as orderMessages, orderNumber } from '../orders/messages';

const { awaiting_delivery, canceled, error } = orderMessages.notifications;

export const messages = {
  invalidDevice: 'Не удалось включить уведомления на этом устройстве',
  /**
   * By status: those after which the customer has to do something. Cooking needs nothing of them, and with a closed order
   * they have the food in their hands.
   */
  statuses: {
    on_the_way: {
      title: (id: number) => `Заказ ${orderNumber(id)} у курьера`,
      text: 'Скоро будет у вас.',
    },
    awaiting_delivery,
    canceled,
    error,
  },
} as const;
