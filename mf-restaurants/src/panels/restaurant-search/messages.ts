import { restaurantsCount } from '@storefront/domain';

/** Texts of the search for a restaurant (spec §2, Restaurant search; §8). */
export const messages = {
  title: 'Поиск ресторана',
  field: 'Улица, метро или название',
  clear: 'Очистить',
  list: 'Найденные рестораны',
  tags: 'Особенности',
  tagsOff: 'Не учитывать особенности',
  filters: 'Фильтры ресторанов',
  note: (place: string, hours: string) => [place, hours].filter(Boolean).join(' · '),
  notFound: 'Ресторан не найден',
  /** Zero has no text: `notFound` announces it. */
  count: (count: number) => (count === 0 ? '' : restaurantsCount(count)),
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
  loading: 'Загружаем рестораны',
} as const;
