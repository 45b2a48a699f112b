import { restaurantsCount } from '@storefront/domain';

/** Texts of the picker (spec §2, Restaurant search; §8). */
export const messages = {
  search: 'Улица, метро или название',
  legend: 'Ресторан для самовывоза',
  note: (hours: string, address: string) => [hours, address].filter(Boolean).join(' · '),
  found: (count: number) => `Найдено: ${restaurantsCount(count)}`,
  notFound: 'Ресторан не найден',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
  loading: 'Загружаем рестораны',
} as const;
