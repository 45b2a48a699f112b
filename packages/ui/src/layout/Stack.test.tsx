/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Row, Stack } from './Stack';

test.each([Stack, Row])('the children of %p may be items of a list', (Layout) => {
  render(
    <Layout as="ul" className="mine">
      <li>Филадельфия</li>
    </Layout>,
  );
  expect(screen.getByRole('list')).toHaveClass('mine');
  expect(screen.getByRole('list')).not.toHaveAttribute('as');
});
