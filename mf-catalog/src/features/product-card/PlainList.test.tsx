/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { PlainList } from './PlainList';

const card = { id: 1, slug: 'kanada', name: 'Канада <b>', price: 590, group: 'rolly', tint: 'roll' };

test('names lead to the dishes', () => {
  const list = PlainList({ cards: [card] }) as ReactElement<{ children: ReactNode }>;
  expect(list.type).toBe('noscript');
  render(list.props.children);
  expect(screen.getByRole('link', { name: 'Канада <b>' })).toHaveAttribute('href', '/menu/rolly/kanada');
});

test('where scripts run nothing of it is drawn', () => {
  const { container } = render(<PlainList cards={[card]} />);
  expect(container.innerHTML).toBe('<noscript></noscript>');
});
