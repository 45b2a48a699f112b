/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { usePanelLinks } from './usePanelLinks';

function Page() {
  usePanelLinks();
  return (
    <>
      <a href="/promos/ramen" data-opens="stories" data-slug="ramen">
        <span>story</span>
      </a>
      <button type="button" data-opens="restaurant-review">
        review
      </button>
      <a href="/promos" data-opens="no-panel">
        unknown
      </a>
    </>
  );
}

function press(name: string, options: object = {}) {
  const { emittedEvents, stopListening } = renderInShell(<Page />);
  const click = createEvent.click(screen.getByText(name), { cancelable: true, ...options });
  fireEvent(screen.getByText(name), click);
  stopListening();
  return { requested: emittedEvents.map(({ payload }) => payload), isHandled: click.defaultPrevented };
}

test.each([
  ['story', [{ panel: 'stories', params: { slug: 'ramen' } }], true],
  ['review', [{ panel: 'restaurant-review', params: {} }], false],
  ['unknown', [], false],
] as const)('a press on %s requests %j', (name, requested, isHandled) => {
  expect(press(name)).toEqual({ requested, isHandled });
});

test('a press with a modifier key follows the link', () => {
  expect(press('story', { ctrlKey: true })).toEqual({ requested: [], isHandled: false });
});
