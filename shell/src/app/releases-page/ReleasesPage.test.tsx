/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type uPlot from 'uplot';
import { ReleasesPage } from './ReleasesPage';
import type { AppView, ReleasesView, SeriesView } from './view';

/** What the charts were given: jsdom has no canvas. */
const mockCharts: { options: uPlot.Options; data: uPlot.AlignedData }[] = [];
jest.mock('uplot', () => {
  class Plot {
    static paths = { stepped: jest.fn(), bars: jest.fn() };
    constructor(options: uPlot.Options, data: uPlot.AlignedData) {
      mockCharts.push({ options, data });
    }
    setSize = jest.fn();
    destroy = jest.fn();
  }
  return { __esModule: true, default: Plot };
});

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
});
beforeEach(() => void mockCharts.splice(0));

const [live, canary, previous] = ['a1', 'b2', 'c3'].map((id) => id.repeat(16)) as [string, string, string];
const record = { version: '0.2.0', commit: '0123456789ab', builtAt: '2026-11-29T09:00:00Z' };
const p75 = { value: 1400, from: 1200, to: 1650, count: 1204 };
const series = (role: SeriesView['role'], ...counts: number[]): SeriesView => ({ role, counts, p75 });

const empty: AppView = {
  name: 'content',
  folder: 'mf-content',
  isPinned: false,
  builds: [],
  phases: ['start', 'render'],
  failures: [],
  panels: [],
  figures: [],
};
const catalog: AppView = {
  ...empty,
  name: 'catalog',
  folder: 'mf-catalog',
  isPinned: true,
  builds: [
    { role: 'live', build: live, ...record, since: '2026-11-29T21:30:00Z', key: 'f00df00df00df00d' },
    { role: 'canary', build: canary, ...record, percent: 10, isGuarded: true },
    { role: 'previous', build: previous, fault: 'catalog has no release c3' },
  ],
  refusal: {
    at: '2026-11-30T06:00:00Z',
    action: 'release',
    build: 'd4'.repeat(16),
    reasons: ['checkout: it needs panel "phone"', 'content: <b>it</b> does not fit'],
  },
  failures: [series('live', 0, 0), series('canary', 0, 4)],
  panels: [{ role: 'canary', opened: { value: 0.972, from: 0.95, to: 0.98, count: 401 } }],
  figures: [
    { name: 'LCP', limits: [500, 1000], series: [series('live', 6, 3, 1), series('canary', 1, 3, 0)] },
  ],
};
const view: ReleasesView = {
  at: '2026-11-30T09:05:00Z',
  timeZone: 'Europe/Moscow',
  apps: [
    catalog,
    {
      ...empty,
      builds: [{ role: 'live', build: live, ...record }],
      failures: [{ role: 'live', counts: [0, 0] }],
    },
  ],
  changes: [
    {
      sequence: 12,
      at: '2026-11-30T06:00:00Z',
      app: 'mf-catalog',
      action: 'refused',
      build: 'd4'.repeat(16),
      reason: 'checkout: it needs panel "phone"',
    },
    {
      sequence: 11,
      at: '2026-11-29T21:30:00Z',
      app: 'mf-catalog',
      action: 'canary',
      build: canary,
      percent: 10,
      key: 'f00df00df00df00d',
    },
    { sequence: 10, at: '2026-11-29T21:30:00Z', app: 'mf-catalog', action: 'unheard-of', build: live },
  ],
  shells: 2,
  faults: [],
};

const show = (changes: Partial<ReleasesView> = {}, onRefresh = jest.fn()) =>
  render(<ReleasesPage view={{ ...view, ...changes }} onRefresh={onRefresh} />);
const card = (name: string) => within(screen.getByRole('region', { name }));
const textOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00A0', ' ');

test('a card has the builds of an app with time, version, commit and key', () => {
  show();
  expect(screen.getByText(/^На 30\.11\.2026, 12:05\. Сбои и замеры с запуска 2 серверов\.$/)).toBeVisible();
  const builds = card('mf-catalog')
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('code'))
    .map(textOf);
  expect(builds).toEqual([
    `Для всех${live}Выпущена30.11.2026, 00:30Версия0.2.0Коммит01234567Собрана29.11.2026, 12:00Ключf00df00d`,
    `Канарейка${canary}10 % посетителей, под охранойВыпущенадавноВерсия0.2.0Коммит01234567Собрана29.11.2026, 12:00`,
    `Предыдущая${previous}catalog has no release c3`,
  ]);
  expect(card('mf-catalog').getByText('Закреплено')).toBeVisible();
  expect(card('mf-content').queryByText('Закреплено')).not.toBeInTheDocument();
});

test('what the gate refused last is shown with its reasons, as text', () => {
  show();
  const reasons = card('mf-catalog')
    .getByText(/^pnpm release, сборка d4d4d4d4, 30\.11\.2026, 09:00/)
    .querySelectorAll('li');
  expect([...reasons].map(textOf)).toEqual([
    'checkout: it needs panel "phone"',
    'content: <b>it</b> does not fit',
  ]);
  expect(card('mf-content').queryByText('Последний отказ проверки')).not.toBeInTheDocument();
});

test('the figures of the builds are charts with their text', () => {
  show();
  const charts = card('mf-catalog').getAllByRole('figure').map(textOf);
  expect(charts).toEqual([
    'Сбои, всегоДля всех: нетКанарейка: render 4',
    'LCP: самый большой элементДля всех: p75 1,4 с (1,2 с…1,65 с), 1 204 замераКанарейка: p75 1,4 с (1,2 с…1,65 с), 1 204 замера',
  ]);
  const [failures, times] = mockCharts.map(({ data }) => data);
  expect(failures).toEqual([
    [0, 1],
    [0, 0],
    [0, 4],
  ]);
  // Shares of all pages, so that a canary of few visitors compares with the live build.
  expect(times).toEqual([
    [0, 1, 2, 3],
    [0.6, 0.3, 0.1, 0.1],
    [0.25, 0.75, 0, 0],
  ]);
  expect(textOf(card('mf-catalog').getByText(/^Канарейка: 97,2/))).toBe(
    'Канарейка: 97,2 % (95 %…98 %), 401 нажатие',
  );
  expect(card('mf-content').getByText(/^Сбоев нет\. У посетителей этих сборок еще ничего/)).toBeVisible();
});

test('the changes are listed, also of a kind that the page does not know', () => {
  show();
  const rows = within(screen.getByRole('region', { name: 'Последние изменения: 3' }))
    .getAllByRole('listitem')
    .map(textOf);
  expect(rows).toEqual([
    '12mf-catalogотказ30.11.2026, 09:00сборка d4d4d4d4checkout: it needs panel "phone"',
    '11mf-catalogканарейка 10 %30.11.2026, 00:30сборка b2b2b2b2ключ f00df00d',
    '10mf-catalogunheard-of30.11.2026, 00:30сборка a1a1a1a1',
  ]);
});

test('what could not be read is said above the rest', async () => {
  const refresh = jest.fn();
  show({ faults: ['http://shell-2:9101/metrics does not answer.'] }, refresh);
  expect(screen.getByText('http://shell-2:9101/metrics does not answer.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'mf-catalog' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Обновить' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('without metrics the page does not say that nothing failed', () => {
  show({ apps: [{ ...catalog, failures: [], panels: [], figures: [] }], shells: 0 });
  expect(card('mf-catalog').getByText('У посетителей этих сборок еще ничего не измерено.')).toBeVisible();
  expect(screen.queryByText(/Сбоев нет/)).not.toBeInTheDocument();
});

test('a time that is none is shown as it is', () => {
  show({ at: 'yesterday' });
  expect(screen.getByText(/^На yesterday\./)).toBeVisible();
});

test('an empty registry says how the first release is made, and one that cannot be read does not', () => {
  const { unmount } = show({ apps: [], changes: [] });
  expect(screen.getByRole('heading', { name: 'Ничего не выпущено' })).toBeVisible();
  unmount();
  show({ apps: [], changes: [], faults: ['the bucket does not answer'] });
  expect(screen.getByText('the bucket does not answer')).toBeVisible();
  expect(screen.queryByText('Ничего не выпущено')).not.toBeInTheDocument();
});
