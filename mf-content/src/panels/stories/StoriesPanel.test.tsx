/** @jest-environment jsdom */
import { TopPanelProvider } from '@storefront/contracts';
import { type Answer, renderInShell, recovering } from '@storefront/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import StoriesPanel from './StoriesPanel';

const image = (name: string) => ({ original: `/storage/${name}.webp` });
const promos = [
  {
    id: 1,
    slug: 'ramen',
    name: 'Рамэн',
    lead: 'Пока горячо',
    is_header: true,
    tint: 'plum',
    image: image('ramen'),
  },
  { id: 2, slug: 'card', name: 'Карточка', is_header: false },
  {
    id: 3,
    slug: 'poke',
    name: 'Поке',
    description: '<p>Семь <b>мисок</b></p>',
    is_header: 1,
    image: image('poke'),
  },
  { id: 4, slug: 'bonus', name: 'Бонусы', is_header: true },
  { id: 5, slug: 'over', name: 'Прошлая', is_header: true, active_to: '2020-01-01' },
];
const setting = (value: string | null) => [{ key: 'stories_seconds', value }];

const media = { isReduced: false };
const views: ReturnType<typeof renderInShell>[] = [];

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['seenStories'];
  media.isReduced = false;
  Object.assign(window, { matchMedia: () => ({ matches: media.isReduced }) });
  jest.useFakeTimers();
});
afterEach(() => {
  for (const view of views.splice(0)) view.stopListening();
  jest.useRealTimers();
});

/** The panel in its sheet, which stays on the screen for a moment after it has closed. */
const inSheet = (slug: string, isOpen = true) => (
  <TopPanelProvider value={isOpen}>
    <StoriesPanel slug={slug} />
  </TopPanelProvider>
);

function open(slug = 'ramen', answers: Record<string, Answer> = {}) {
  const view = renderInShell(inSheet(slug), {
    answers: { '/api/promos/': () => promos, '/api/app/settings/': () => setting('8'), ...answers },
  });
  views.push(view);
  return {
    ...view,
    isClosed: () => view.emitted('shell:panel-back-requested').length > 0,
  };
}

const heading = (name: string) => screen.findByRole('heading', { level: 3, name });
const shown = () => screen.getByRole('heading', { level: 3 }).textContent;
const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const picture = () => document.querySelector('img[src]') as HTMLImageElement;
const loadPicture = () => fireEvent.load(picture());
const viewer = () => screen.getByRole('heading', { level: 2 }).parentElement as HTMLElement;
const press = (key: string, options: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const next = () => screen.getByRole('button', { name: 'Следующая история' });

async function openLoaded(...options: Parameters<typeof open>) {
  const view = open(...options);
  await screen.findByRole('heading', { level: 3 });
  // The settings have arrived, too.
  await waitFor(() => expect(view.calls).toHaveLength(2));
  wait(0);
  if (picture()) loadPicture();
  return view;
}

test('begins with the pressed story, with its picture, text and link', async () => {
  await openLoaded('poke');
  expect(await heading('Поке')).toBeVisible();
  expect(screen.getByText('Семь мисок')).toBeVisible();
  expect(picture()).toHaveAttribute('src', '/storage/poke.webp');
  expect(screen.getByRole('link', { name: /^Посмотреть.*Поке$/ })).toHaveAttribute('href', '/promos/poke');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Истории');
  expect(screen.getByRole('status')).toHaveTextContent('Слайд 2 из 3');
  expect(screen.queryByText('Карточка')).toBeNull();
});

test.each(['gone', 'over'])(
  'for the story %s, which no longer exists, the first one is shown',
  async (slug) => {
    await openLoaded(slug);
    expect(shown()).toBe('Рамэн');
  },
);

test('each is shown for its seconds once the picture is there; the end of the last one closes', async () => {
  const { isClosed, emittedEvents } = open();
  await heading('Рамэн');
  wait(60);
  expect(shown()).toBe('Рамэн');
  loadPicture();
  wait(7.9);
  expect(shown()).toBe('Рамэн');
  wait(0.2);
  expect(shown()).toBe('Поке');
  expect(screen.getByRole('status')).toHaveTextContent('Слайд 2 из 3');
  expect(emittedEvents.at(-1)).toEqual({
    name: 'shell:panel-replace-requested',
    payload: { panel: 'stories', params: { slug: 'poke' } },
  });
  // A picture that fails is replaced by the brand's mark.
  fireEvent.error(picture());
  wait(8);
  // A story without a picture starts at once.
  expect(shown()).toBe('Бонусы');
  expect(picture()).toBeNull();
  wait(7.9);
  expect(isClosed()).toBe(false);
  wait(0.1);
  expect(isClosed()).toBe(true);
});

test.each([['-1'], ['0'], [null], ['скоро']])('the setting %j shows each for 5 seconds', async (value) => {
  await openLoaded('ramen', { '/api/app/settings/': () => setting(value) });
  wait(4.9);
  expect(shown()).toBe('Рамэн');
  wait(0.2);
  expect(shown()).toBe('Поке');
});

test('the button pauses and goes on with the time that was left', async () => {
  await openLoaded();
  wait(5);
  click('Остановить показ');
  wait(60);
  expect(shown()).toBe('Рамэн');
  click('Продолжить показ');
  wait(2.5);
  expect(shown()).toBe('Рамэн');
  wait(0.6);
  expect(shown()).toBe('Поке');
});

test('a story that is continued with the mouse over it plays', async () => {
  await openLoaded();
  fireEvent.pointerOver(viewer(), { pointerType: 'mouse' });
  click('Остановить показ');
  click('Продолжить показ');
  wait(8.1);
  expect(shown()).toBe('Поке');
});

const setHidden = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  fireEvent(document, new Event('visibilitychange'));
};

/** Moves the focus as the Tab key does, so that it is visible. */
const tabTo = (element: HTMLElement) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' });
  act(() => element.focus());
};

test.each<[string, () => unknown, () => unknown]>([
  [
    'the mouse over the viewer',
    () => fireEvent.pointerOver(viewer(), { pointerType: 'mouse' }),
    () => fireEvent.pointerOut(viewer(), { pointerType: 'mouse' }),
  ],
  [
    'a finger that holds',
    () => fireEvent.pointerDown(viewer(), { button: 0, pointerType: 'touch' }),
    () => fireEvent.pointerUp(viewer(), { pointerType: 'touch' }),
  ],
  ['the focus inside', () => tabTo(next()), () => act(() => next().blur())],
  ['another tab in front', () => setHidden(true), () => setHidden(false)],
])('%s pauses', async (_, start, stop) => {
  await openLoaded();
  wait(4);
  start();
  wait(60);
  expect(shown()).toBe('Рамэн');
  stop();
  wait(3.9);
  expect(shown()).toBe('Рамэн');
  wait(0.2);
  expect(shown()).toBe('Поке');
  jest.restoreAllMocks();
});

test('a finger that only touches, and the focus on the pause button, do not pause', async () => {
  await openLoaded();
  fireEvent.pointerOver(viewer(), { pointerType: 'touch' });
  tabTo(screen.getByRole('button', { name: 'Остановить показ' }));
  wait(8);
  expect(shown()).toBe('Поке');
});

test('a turn takes the focus away with the story, and the next one plays', async () => {
  await openLoaded();
  tabTo(screen.getByRole('link'));
  press('ArrowRight');
  loadPicture();
  wait(8);
  expect(shown()).toBe('Бонусы');
});

test('a turn by the keyboard leaves the focus on its button, and the next story waits', async () => {
  await openLoaded();
  tabTo(next());
  fireEvent.click(next(), { detail: 0 });
  loadPicture();
  wait(60);
  expect(shown()).toBe('Поке');
});

test('with reduced motion nothing plays until the customer starts it', async () => {
  media.isReduced = true;
  await openLoaded();
  wait(60);
  expect(shown()).toBe('Рамэн');
  click('Продолжить показ');
  wait(8.1);
  expect(shown()).toBe('Поке');
});

test('the arrow keys and the space bar work wherever the focus is', async () => {
  const { isClosed } = await openLoaded('poke');
  press('ArrowLeft');
  expect(shown()).toBe('Рамэн');
  press('ArrowLeft');
  press('ArrowRight', { altKey: true });
  expect(shown()).toBe('Рамэн');
  press('ArrowRight');
  press('ArrowRight');
  expect(shown()).toBe('Бонусы');
  press(' ');
  wait(60);
  expect(isClosed()).toBe(false);
  expect(screen.getByRole('button', { name: 'Продолжить показ' })).toBeVisible();
  press('ArrowRight');
  expect(isClosed()).toBe(true);
});

test('the space bar on a button is for the button', async () => {
  await openLoaded();
  act(() => next().focus());
  press(' ');
  expect(screen.getByRole('button', { name: 'Остановить показ' })).toBeVisible();
});

/** A press of the mouse or a finger, which a browser ends with a click. */
function hold(element: HTMLElement, seconds: number) {
  fireEvent.pointerDown(element, { button: 0 });
  wait(seconds);
  fireEvent.pointerUp(element);
  fireEvent.click(element, { detail: 1 });
}

test('a tap turns and a hold does not; a key turns whenever it is pressed', async () => {
  await openLoaded();
  expect(screen.getByRole('button', { name: 'Предыдущая история' })).toHaveAttribute('aria-disabled', 'true');
  hold(next(), 0.5);
  expect(shown()).toBe('Рамэн');
  hold(next(), 0.1);
  expect(shown()).toBe('Поке');
  hold(screen.getByRole('button', { name: 'Предыдущая история' }), 0.1);
  expect(shown()).toBe('Рамэн');
  hold(next(), 0.5);
  act(() => next().focus());
  fireEvent.click(next(), { detail: 0 });
  expect(shown()).toBe('Поке');
  expect(next()).toHaveFocus();
});

interface SwipeOptions {
  end?: 'pointerUp' | 'pointerCancel';
  across?: number;
}

/** Right of the first story and left of the last one. */
const middle = 'poke';

describe('a swipe', () => {
  const swipe = (down: number, { end = 'pointerUp', across = 0 }: SwipeOptions = {}) => {
    Object.defineProperty(viewer(), 'offsetHeight', { configurable: true, value: 800 });
    Object.defineProperty(viewer(), 'offsetWidth', { configurable: true, value: 400 });
    const at = (clientY: number, clientX = 0) => ({ button: 0, clientX, clientY, pointerType: 'touch' });
    fireEvent.pointerDown(next(), at(100));
    fireEvent.pointerMove(next(), at(100 + down, across));
    fireEvent[end](next(), at(100 + down, across));
    fireEvent.click(next(), { detail: 1 });
  };

  test('down closes', async () => {
    const { isClosed } = await openLoaded();
    swipe(170);
    expect(isClosed()).toBe(true);
    expect(shown()).toBe('Рамэн');
  });

  test.each([
    ['to the left shows the next story', -90, 'Бонусы'],
    ['to the right shows the previous story', 90, 'Рамэн'],
  ])('%s', async (_, across, expected) => {
    const { isClosed } = await openLoaded(middle);
    swipe(40, { across });
    expect(shown()).toBe(expected);
    expect(viewer().style.transform).toBe('');
    expect(isClosed()).toBe(false);
  });

  test('to the left of the last story closes', async () => {
    const { isClosed } = await openLoaded('bonus');
    swipe(0, { across: -90 });
    expect(isClosed()).toBe(true);
  });

  test.each<[string, number, SwipeOptions]>([
    ['that is short', 150, {}],
    ['up', -300, {}],
    ['aside that is short', 0, { across: -70 }],
    ['aside that the browser takes over', 0, { across: -200, end: 'pointerCancel' }],
    ['to the right of the first story', 0, { across: 200 }],
    ['that the browser takes over', 300, { end: 'pointerCancel' }],
  ])('%s neither closes nor turns', async (_, down, options) => {
    const { isClosed } = await openLoaded();
    swipe(down, options);
    expect(isClosed()).toBe(false);
    expect(shown()).toBe('Рамэн');
    expect(viewer().style.transform).toBe('');
  });
});

test('a pressed mouse that leaves at once no longer holds: it is released outside', async () => {
  await openLoaded();
  fireEvent.pointerOver(viewer(), { pointerType: 'mouse' });
  fireEvent.pointerDown(next(), { button: 0, pointerType: 'mouse' });
  fireEvent.pointerOut(next(), { pointerType: 'mouse' });
  wait(8.1);
  expect(shown()).toBe('Поке');
});

test('every story that was shown is remembered as seen', async () => {
  await openLoaded();
  expect(localStorage.getItem('tantoSeenStories')).toBe('ramen');
  press('ArrowRight');
  expect(localStorage.getItem('tantoSeenStories')).toBe('ramen poke');
  expect(document.documentElement.dataset['seenStories']).toBe('ramen poke');
});

test('nothing happens after it has closed', async () => {
  const { unmount, isClosed } = await openLoaded('bonus');
  wait(4);
  unmount();
  wait(60);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(isClosed()).toBe(false);
});

test('a sheet that leaves the screen turns no story, which would open the stories again', async () => {
  const { rerender, opened } = await openLoaded();
  wait(7.9);
  rerender(inSheet('ramen', false));
  wait(0.2);
  press('ArrowRight');
  fireEvent.click(next(), { detail: 0 });
  expect(shown()).toBe('Рамэн');
  expect(opened()).toEqual([]);
});

test('a failed load can be retried', async () => {
  const call = recovering(() => promos);
  open('ramen', {
    '/api/promos/': call.answer,
  });
  const status = await screen.findByText('Не удалось получить данные');
  expect(status).toBeVisible();
  call.recover();
  click('Повторить');
  expect(await heading('Рамэн')).toBeVisible();
});

test('without stories it says so and links to the promotions', async () => {
  open('ramen', { '/api/promos/': () => [promos[1]] });
  expect(await heading('Историй сейчас нет')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Смотреть акции' })).toHaveAttribute('href', '/promos');
});

test('while it loads it says so; a story with its name alone renders', async () => {
  const { container } = open('x', {
    '/api/promos/': () => [{ id: 1, slug: 'x', name: 'Рамен', is_header: true }],
  });
  expect(screen.getByText('Загружаем истории')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /^Посмотреть/ })).toHaveAttribute('href', '/promos/x');
  expect(within(container).queryByText(/undefined|null|NaN/)).toBeNull();
});
