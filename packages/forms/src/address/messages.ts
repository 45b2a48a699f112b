import { addressesCount } from '@storefront/domain';

export const messages = {
  field: 'Улица и дом',
  clear: 'Очистить адрес',
  needsHouse: 'Укажите номер дома',
  suggestions: 'Найденные адреса',
  found: (count: number) => `Найдено: ${addressesCount(count)}`,
  searching: 'Ищем адрес...',
  nothing: 'Ничего не нашлось. Проверьте улицу и номер дома',
} as const;
