import { restaurantsCount } from '@storefront/domain';

/** The number of names that a cluster lists; more would take a screen reader too long. */
const namesListed = 3;

/** Texts of the map itself; its owner names the markers. */
export const messages = {
  surface: 'Стрелки двигают карту, плюс и минус меняют масштаб',
  surfaceWithPin: 'Стрелки двигают карту, плюс и минус меняют масштаб, Enter ставит метку в центр',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  loading: 'Загружаем карту',
  failed: 'Карта не загрузилась. Без нее тоже можно: воспользуйтесь списком или поиском',
  retry: 'Загрузить карту еще раз',
  attribution: 'Схема города и области. Собственные данные',
  pin: (title: string | undefined) => (title ? `Метка: ${title}` : 'Метка на карте'),
  pinHint: 'Стрелки передвигают метку',
  cluster: restaurantsCount,
  clusterHint: (names: readonly string[]) => {
    const listed = names.slice(0, namesListed).join(', ');
    const others = names.length - namesListed;
    return `Показать по отдельности: ${listed}${others > 0 ? ` и еще ${others}` : ''}`;
  },
  together: 'Рестораны в одном месте',
  markers: 'Места на карте',
} as const;
