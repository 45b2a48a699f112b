/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { LoadFailure } from './LoadFailure';

const failure = { title: 'Dishes did not load', retry: 'Retry', onRetry: () => undefined };

test.each(['block', 'note'] as const)(
  'the element around a failure takes the focus of its button when other content replaces it (%s)',
  (look) => {
    const { rerender } = render(
      <main>
        <LoadFailure look={look} {...failure} />
      </main>,
    );
    screen.getByRole('button', { name: 'Retry' }).focus();
    rerender(<main>Dishes</main>);
    expect(screen.getByRole('main')).toHaveFocus();
  },
);

test('the element takes the focus when the network goes while the request is repeated', () => {
  const { rerender } = render(
    <main>
      <LoadFailure {...failure} />
    </main>,
  );
  screen.getByRole('button', { name: 'Retry' }).focus();
  rerender(
    <main>
      <LoadFailure {...failure} isOffline />
    </main>,
  );
  expect(screen.getByRole('main')).toHaveFocus();
});
