/** @jest-environment jsdom */
import { Link } from '@storefront/router';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { PageRouter } from './PageRouter';

interface Click {
  /** The address at which the link to /menu?labels=1 is clicked. */
  at?: string;
  event?: MouseEventInit;
  link?: Omit<ComponentProps<typeof Link>, 'to'>;
}

/** The result of a click on the link: one of two ways to navigate, the browser's own navigation, or none. */
function resultOf({ at = '/', event = {}, link = {} }: Click) {
  window.history.replaceState(null, '', at);
  render(
    <PageRouter>
      <Link to="/menu?labels=1" {...link}>
        <span>menu</span>
      </Link>
    </PageRouter>,
  );
  const push = jest.spyOn(window.history, 'pushState');
  const replace = jest.spyOn(window.history, 'replaceState');
  let isLeftToBrowser = false;
  const finish = (click: Event) => {
    isLeftToBrowser = !click.defaultPrevented;
    // jsdom cannot follow a link.
    click.preventDefault();
  };
  window.addEventListener('click', finish, { once: true });
  const text = screen.getByText('menu');
  fireEvent(text, createEvent.click(text, event));
  const results = [
    ...push.mock.calls.map(([, , url]) => `push ${url}`),
    ...replace.mock.calls.map(([, , url]) => `replace ${url}`),
    ...(isLeftToBrowser ? ['browser'] : []),
  ];
  return results.join(', ') || 'nothing';
}

afterEach(() => jest.restoreAllMocks());

test.each<[string, Click, string]>([
  ['a plain click', {}, 'push /menu?labels=1'],
  ['a click with Ctrl', { event: { ctrlKey: true } }, 'browser'],
  ['a click with Meta', { event: { metaKey: true } }, 'browser'],
  ['a click with Shift', { event: { shiftKey: true } }, 'browser'],
  ['a click with Alt', { event: { altKey: true } }, 'browser'],
  ['the middle button', { event: { button: 1 } }, 'browser'],
  ['a link to another tab', { link: { target: '_blank' } }, 'browser'],
  ['a link to this tab', { link: { target: '_self' } }, 'push /menu?labels=1'],
  ['a click that was handled', { link: { onClick: (event) => event.preventDefault() } }, 'nothing'],
  ['a click that was observed', { link: { onClick: () => {} } }, 'push /menu?labels=1'],
  ['a click at another query', { at: '/menu' }, 'push /menu?labels=1'],
  ['a click at the same address', { at: '/menu?labels=1' }, 'replace /menu?labels=1'],
  ['a click in a panel', { at: '/menu?labels=1&panel=cart' }, 'replace /menu?labels=1'],
])('%s', (_, click, result) => {
  expect(resultOf(click)).toBe(result);
});
