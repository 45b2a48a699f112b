/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { BurgerPanel } from '.';

const show = () => renderInShell(<BurgerPanel />);
const theme = () => document.documentElement.dataset['theme'];

afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

test.each([
  ['Рестораны', '/restaurants'],
  ['Условия доставки', '/delivery'],
  ['Контакты', '/about/contacts'],
])('«%s» leads to %s', (name, href) => {
  show();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('«Оставить отзыв» opens the review panel', async () => {
  const { user, emittedEvents } = show();
  await user.click(screen.getByRole('button', { name: 'Оставить отзыв' }));
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'restaurant-review', params: {} });
});

test('it shows the phone and the e-mail', () => {
  show();
  expect(screen.getByRole('link', { name: /delivery@example.com/ })).toBeInTheDocument();
  for (const phone of screen.getAllByRole('link', { name: /495 000-11-22/ })) {
    expect(phone).toHaveAttribute('href', 'tel:+74950001122');
  }
});

test('it shows the social networks of the back end', async () => {
  renderInShell(<BurgerPanel />, {
    answers: { '/api/app/contact-settings/': () => ({ socials: { vk: 'https://vk.com/sent' } }) },
  });
  expect(await screen.findByRole('link', { name: 'Мы ВКонтакте' })).toHaveAttribute(
    'href',
    'https://vk.com/sent',
  );
});

test('a guest can log in from it', async () => {
  const { user, emittedEvents } = show();
  await user.click(screen.getByRole('button', { name: /Войти/ }));
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'profile', params: {} });
});

test.each<[string, object, string | RegExp]>([
  [
    'the balance that the server has sent',
    { premium_bonus: { balance: 1240.5 } },
    /^Мария\s?Бонусов: 1\s240$/,
  ],
  ['no balance where none was sent', {}, 'Мария'],
])('a customer sees %s', async (_, more, name) => {
  renderInShell(<BurgerPanel />, {
    session: 'user',
    answers: { '/api/user/get-data/': () => ({ id: 1, name: 'Мария', ...more }) },
  });
  expect(await screen.findByRole('button', { name })).toBeInTheDocument();
});

/** Adds the elements for the colour of the browser's bar. The returned function reads their media queries. */
function addBars(): () => (string | null)[] {
  const bars = ['light', 'dark'].map(() =>
    Object.assign(document.createElement('meta'), { name: 'theme-color' }),
  );
  document.head.replaceChildren(...bars);
  return () => bars.map((bar) => bar.getAttribute('media'));
}

test('a chosen theme applies at once and is saved; «Авто» removes it', async () => {
  const shownFor = addBars();
  const { user, unmount } = show();
  expect(screen.getByRole('radio', { name: 'Авто' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Темная' }));
  expect(theme()).toBe('dark');
  expect(shownFor()).toEqual(['not all', 'all']);
  expect(localStorage.getItem('tantoTheme')).toBe('dark');
  unmount();
  const again = show();
  expect(screen.getByRole('radio', { name: 'Темная' })).toBeChecked();
  await again.user.click(screen.getByRole('radio', { name: 'Авто' }));
  expect(theme()).toBeUndefined();
  expect(shownFor()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  expect(localStorage.getItem('tantoTheme')).toBeNull();
});

test('a theme is chosen in a browser without storage, and the bar has its colour', async () => {
  const shownFor = addBars();
  jest.spyOn(console, 'debug').mockReturnValue(undefined);
  const access = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('storage is blocked', 'SecurityError');
  });
  const { user } = show();
  expect(screen.getByRole('radio', { name: 'Авто' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Темная' }));
  expect(screen.getByRole('radio', { name: 'Темная' })).toBeChecked();
  expect([theme(), shownFor()]).toEqual(['dark', ['not all', 'all']]);
  await user.click(screen.getByRole('radio', { name: 'Авто' }));
  expect([theme(), shownFor()]).toEqual([
    undefined,
    ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  ]);
  expect(access).toHaveBeenCalled();
});
