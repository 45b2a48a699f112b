/** Texts of the filters of restaurants (spec §2, Restaurant filters; §8). */
export const messages = {
  title: 'Особенности',
  nearby: 'Рядом со мной',
  nearbyNote: 'Сначала ближайшие рестораны',
  locating: 'Определяем местоположение. Нажмите еще раз, чтобы отменить',
  reset: 'Сбросить',
  apply: 'Применить',
  waitForPosition: 'Подождите, определяем местоположение',
  nothingSelected: 'Выберите хотя бы одну особенность',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
  loading: 'Загружаем особенности',
} as const;
