import { guestsCount } from '@storefront/domain';

export const messages = {
  title: 'Мои брони',
  guests: guestsCount,
  calendar: 'В календарь',
  cancel: 'Отменить',
  named: (booking: string) => `: ${booking}`,
  confirm: 'Отменить бронь?',
  confirmYes: 'Да, отменить',
  confirmNo: 'Оставить',
  cancelled: 'Бронь отменена',
  none: 'Предстоящих броней нет',
  failed: 'Не удалось отменить бронь. Попробуйте позже',
} as const;
