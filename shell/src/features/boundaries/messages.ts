export const messages = {
  legend: 'Границы команд',
  hide: 'Скрыть границы',
  show: 'Показать границы',
  noBuild: 'нет сборки',
} as const;
