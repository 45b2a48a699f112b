/** @jest-environment jsdom */
import { measurePage } from './fieldFigures';

type Report = (metric: object) => void;

const mockReports: Record<string, Report> = {};
jest.mock('web-vitals', () => ({
  onLCP: (report: Report) => (mockReports['LCP'] = report),
  onINP: (report: Report) => (mockReports['INP'] = report),
  onCLS: (report: Report) => (mockReports['CLS'] = report),
}));

const beacon = jest.fn();
/** The long frames of the page. */
const frames: object[] = [];
/** The files of the page. */
const files: object[] = [];
const keys = ['shopAddress', 'shopDraftUuid', 'shopConsent'];

beforeAll(() => {
  performance.getEntriesByType = (type: string) => (type === 'resource' ? files : frames) as never;
  Object.assign(navigator, { sendBeacon: beacon });
  document.body.innerHTML = '<main data-module="page:menu" data-owner="catalog"><a>Ролл</a></main>';
  measurePage(keys, '1a2b.proof', 80.5);
});
beforeEach(() => {
  beacon.mockReset();
  localStorage.clear();
});

const report = (name: string, value: number, entry?: object) =>
  mockReports[name]?.({ name, value, entries: entry ? [entry] : [] });

function leave(isHidden = true) {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const sent = () =>
  beacon.mock.calls.map(([path, body]: [string, string]) => [path, JSON.parse(body) as unknown]);

test('a page that is left sends what was measured, each figure by its last value, in one report', () => {
  localStorage.setItem('shopAddress', '{"takeMethod":"pickup"}');
  const target = document.querySelector('a');
  report('LCP', 900, { element: target });
  report('INP', 40, { startTime: 1_000, target });
  report('INP', 320, { startTime: 2_000, target });
  report('CLS', 0.02, { startTime: 500, sources: [{ node: target?.firstChild }] });
  leave(false);
  expect(beacon).not.toHaveBeenCalled();
  leave();
  const figure = { route: 'menu', remote: 'catalog' };
  expect(sent()).toEqual([
    [
      '/field-figures',
      {
        proof: '1a2b.proof',
        connection: 'unknown',
        device: expect.any(String),
        take: 'pickup',
        isCold: false,
        figures: [
          { ...figure, name: 'TTFB', value: 80.5, remote: 'shell' },
          { ...figure, name: 'LCP', value: 900 },
          { ...figure, name: 'INP', value: 320 },
          { ...figure, name: 'CLS', value: 0.02 },
        ],
      },
    ],
  ]);
});

test('a page that loaded files of remotes says so, and not one whose files the browser had', () => {
  files.push(
    { name: `${origin}/mf/catalog/b1/a.js`, transferSize: 0 },
    { name: `${origin}/assets/app.js`, transferSize: 900 },
  );
  report('INP', 330);
  leave();
  files.push({ name: `${origin}/mf/catalog/b1/b.js`, transferSize: 900 });
  report('INP', 340);
  leave();
  files.splice(0);
  expect(
    beacon.mock.calls.map(([, body]: [string, string]) => (JSON.parse(body) as { isCold: boolean }).isCold),
  ).toEqual([false, true]);
});

test('nothing is sent twice', () => {
  leave();
  expect(beacon).not.toHaveBeenCalled();
  report('INP', 500);
  leave();
  expect(sent()).toEqual([['/field-figures', expect.objectContaining({ figures: [expect.anything()] })]]);
});

test('nothing is sent for a visitor who refuses statistics, also when they do so on this page', () => {
  report('INP', 600);
  localStorage.setItem('shopConsent', 'refused');
  leave();
  expect(beacon).not.toHaveBeenCalled();
  localStorage.setItem('shopConsent', 'granted');
  leave();
  expect(beacon).toHaveBeenCalledTimes(1);
});

test('with a blocked storage nothing is refused', () => {
  report('INP', 700);
  const access = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('storage is blocked', 'SecurityError');
  });
  leave();
  access.mockRestore();
  expect(sent()).toEqual([['/field-figures', expect.objectContaining({ take: 'none' })]]);
});

test('a frame that ends after the figure was measured still names the script, and the element may be gone', () => {
  document.body.innerHTML = '<main data-module="page:menu" data-owner="catalog"><a>Ролл</a></main>';
  report('INP', 900, { startTime: 3_000, target: document.querySelector('a') });
  report('LCP', 910, { element: document.querySelector('a') });
  document.querySelector('a')?.remove();
  const script = {
    startTime: 3_000,
    duration: 800,
    sourceURL: 'http://localhost/mf/content/1a/remoteEntry.js',
  };
  frames.push({ scripts: [script] });
  leave();
  const [[, sentReport] = []] = sent() as [string, { figures: object[] }][];
  expect(sentReport?.figures).toEqual([
    { name: 'INP', value: 900, route: 'menu', remote: 'content' },
    { name: 'LCP', value: 910, route: 'menu', remote: 'catalog' },
  ]);
  frames.pop();
});

test('outside of a page of a remote the route is unknown', () => {
  document.body.innerHTML = '<h1>Страница не найдена</h1>';
  report('INP', 800);
  leave();
  expect(JSON.stringify(sent())).toContain('{"name":"INP","value":800,"route":"unknown","remote":"shell"}');
});
