/** @jest-environment jsdom */
import { remotes } from '@storefront/contracts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Boundaries } from './Boundaries';

const builds = { shell: 'aaa111', catalog: 'bbb222', checkout: 'ccc333' };

const rectAt = (top: number, height = 100) =>
  ({ left: 0, top, width: 300, height, right: 300, bottom: top + height, x: 0, y: top }) as DOMRect;

/** A page of three teams. jsdom has no layout, so each element has its position as data. */
function createPage() {
  document.body.innerHTML = `
    <div id="root"><div id="app">
      <header data-top="0"><button data-part="face" data-top="0"></button></header>
      <main><div data-module="page:menu" data-owner="catalog" data-top="100"></div>
      <div data-module="widget:checkout:cart-button" data-owner="checkout" data-top="5000"></div></main>
    </div></div>`;
  for (const element of document.querySelectorAll<HTMLElement>('[data-top]')) {
    element.getBoundingClientRect = () => rectAt(Number(element.dataset['top']));
  }
}

const labels = () =>
  [...document.querySelectorAll('[data-boundaries] [aria-hidden]')].map((box) => box.textContent);

beforeEach(createPage);
afterEach(() => document.body.replaceChildren());

test('visible regions are outlined with team, name and build', () => {
  render(<Boundaries builds={builds} />);
  expect(labels()).toEqual(['shell · header · aaa111', 'catalog · page:menu · bbb222']);
});

test('the legend names every team with its folder and build', () => {
  render(<Boundaries builds={builds} />);
  const legend = within(screen.getByRole('complementary', { name: 'Границы команд' }));
  expect(legend.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'shell aaa111',
    'mf-catalog bbb222',
    'mf-checkout ccc333',
    ...Object.values(remotes)
      .slice(2)
      .map(({ folder }) => `${folder} нет сборки`),
  ]);
});

test('the outlines can be hidden and shown again', async () => {
  render(<Boundaries builds={builds} />);
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть границы' }));
  expect(labels()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Показать границы' }));
  expect(labels()).toHaveLength(2);
});

test('it measures again on scroll, and removes itself when unmounted', async () => {
  const { unmount } = render(<Boundaries builds={builds} />);
  const button = document.querySelector('[data-owner=checkout]') as HTMLElement;
  button.getBoundingClientRect = () => rectAt(300);
  act(() => void window.dispatchEvent(new Event('scroll')));
  await waitFor(() => expect(labels()).toContain('checkout · widget:checkout:cart-button · ccc333'));
  unmount();
  expect(document.querySelector('[data-boundaries]')).toBeNull();
});
