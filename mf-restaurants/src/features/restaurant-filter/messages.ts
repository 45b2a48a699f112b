/** Texts of the filters of restaurants (spec §2, Burger restaurants; §4, Restaurants; §8). */
export const messages = {
  nearby: 'Рядом со мной',
  locating: 'Определяем местоположение',
  cancelHint: 'Нажмите еще раз, чтобы отменить',
  locationBlocked: 'Необходимо разрешить доступ к геопозиции',
  failed: 'Не удалось получить данные',
  noneFound: 'Ресторан не найден',
  noneFoundText: 'Под выбранные особенности ничего не подошло.',
  clear: 'Сбросить фильтры',
} as const;
