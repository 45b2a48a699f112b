import { plural } from '@storefront/domain';
import type { BuildRole, EstimateView, FigureName } from './view';

const number = new Intl.NumberFormat('ru');
const decimal = new Intl.NumberFormat('ru', { maximumFractionDigits: 2 });
const percents = new Intl.NumberFormat('ru', { style: 'percent', maximumFractionDigits: 1 });

const names: Record<FigureName, string> = {
  LCP: 'LCP: самый большой элемент',
  INP: 'INP: ответ на нажатие',
  TTFB: 'TTFB: первый байт',
  panel: 'От нажатия до панели',
  badge: 'От нажатия до корзины',
  CLS: 'CLS: сдвиги страницы',
};

const actions: Partial<Record<string, string>> = {
  release: 'релиз',
  promote: 'для всех',
  rollback: 'откат',
  pin: 'закреплена',
  unpin: 'откреплена',
  canary: 'канарейка',
  'end-canary': 'конец канарейки',
  refused: 'отказ',
};

/** A time in ms as seconds, a layout shift as it is. */
export const valueText = (name: FigureName, value: number): string =>
  name === 'CLS' ? decimal.format(value) : `${decimal.format(value / 1000)}\u00A0с`;

const withInterval = ({ value, from, to }: EstimateView, text: (value: number) => string) =>
  `${text(value)} (${text(from)}…${text(to)})`;

const counted = (count: number) =>
  `${number.format(count)}\u00A0${plural(count, ['замер', 'замера', 'замеров'])}`;

export const messages = {
  title: 'Релизы',
  at: (time: string, shells: number) =>
    `На ${time}. Сбои и замеры с запуска ${shells} ${plural(shells, ['сервера', 'серверов', 'серверов'])}.`,
  refresh: 'Обновить',
  unreadable: 'Прочитано не все',
  nothing: 'Ничего не выпущено',
  nothingText: 'Первый релиз делает команда pnpm release --all.',
  neverReleased: 'Не выпускалось.',
  pinned: 'Закреплено',
  role: { live: 'Для всех', canary: 'Канарейка', previous: 'Предыдущая' } satisfies Record<BuildRole, string>,
  share: (percent: number, isGuarded: boolean) =>
    `${percent}\u00A0% посетителей${isGuarded ? ', под охраной' : ''}`,
  version: 'Версия',
  commit: 'Коммит',
  builtAt: 'Собрана',
  since: 'Выпущена',
  key: 'Ключ',
  earlier: 'давно',
  refusal: 'Последний отказ проверки',
  refusalOf: (command: string, build: string, time: string, key: string | undefined) =>
    `pnpm ${command}, сборка ${build}, ${time}${key ? `, ключ ${key}` : ''}`,
  measured: 'У посетителей',
  notMeasured: 'У посетителей этих сборок еще ничего не измерено.',
  failures: 'Сбои, всего',
  noFailures: 'Сбоев нет.',
  failuresOf: (phases: readonly (readonly [phase: string, count: number])[]) =>
    phases.length > 0
      ? phases.map(([phase, count]) => `${phase}\u00A0${number.format(count)}`).join(', ')
      : 'нет',
  panels: 'Панели, которые открылись',
  opened: (opened: EstimateView) =>
    `${withInterval(opened, percents.format)}, ${number.format(opened.count)}\u00A0${plural(opened.count, ['нажатие', 'нажатия', 'нажатий'])}`,
  figure: (name: FigureName) => names[name],
  p75: (name: FigureName, estimate: EstimateView) =>
    `p75 ${withInterval(estimate, (value) => valueText(name, value))}, ${counted(estimate.count)}`,
  shareOf: (share: number) => percents.format(share),
  buildOf: (build: string) => `сборка\u00A0${build}`,
  keyOf: (key: string) => `ключ\u00A0${key}`,
  failed: 'Страница сломалась. Обновите ее.',
  changes: (count: number) => `Последние изменения: ${count}`,
  action: (action: string, percent?: number) =>
    `${actions[action] ?? action}${percent ? ` ${percent}\u00A0%` : ''}`,
};
