/** Texts of the map itself; its owner names what is shown on it. */
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
  cluster: (count: number, names: string) => `Мест рядом: ${count}. Приблизить: ${names}`,
  markers: 'Места на карте',
} as const;
