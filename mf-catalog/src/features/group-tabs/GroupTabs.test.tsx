/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { GroupTabs } from './GroupTabs';

beforeAll(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

test('the group of the address is current, and the address stays as it is', async () => {
  Element.prototype.scrollIntoView = () => {};
  history.replaceState(null, '', '/menu#supy');
  const replaced = jest.spyOn(history, 'replaceState');
  render(
    <>
      <GroupTabs
        layout="bare"
        sections={[
          { id: 'rolly', title: 'Роллы' },
          { id: 'supy', title: 'Супы' },
        ]}
      />
      <section id="rolly" />
      <section id="supy" />
    </>,
  );
  expect(await screen.findByRole('link', { name: 'Супы' })).toHaveAttribute('aria-current', 'true');
  // A reload in the moment of a changed address would lose the entry's state, and the reading place with it.
  expect(replaced).not.toHaveBeenCalled();
});
