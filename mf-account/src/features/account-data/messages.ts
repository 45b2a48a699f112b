import { formatNumber, plural } from '@storefront/domain';

export const messages = {
  download: 'Скачать мои данные',
  fileName: 'my-data.json',
  notDownloaded: 'Не удалось скачать данные',
  remove: 'Удалить аккаунт',
  question: (bonuses: number) =>
    [
      'Через неделю мы удалим имя, телефон, адреса и избранное.',
      bonuses > 0 &&
        `${formatNumber(bonuses)}\u00A0${plural(bonuses, ['бонус сгорит', 'бонуса сгорят', 'бонусов сгорят'])}.`,
      'До этого дня можно передумать.',
    ]
      .filter(Boolean)
      .join(' '),
  yes: 'Да, удалить',
  no: 'Не удалять',
  requested: 'Аккаунт будет удален через неделю',
  notRequested: 'Не удалось удалить аккаунт',
  pending: (day: string) => `Аккаунт будет удален ${day}.`,
  overdue: 'Аккаунт будет удален, как только завершатся ваши заказы, платежи и брони.',
  keep: 'Оставить аккаунт',
  kept: 'Аккаунт остается',
  notKept: 'Не удалось отменить удаление аккаунта',
} as const;
