/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { NoScriptLinks } from './NoScriptLinks';

const card = { id: 1, slug: 'kanada', name: 'Канада <b>', price: 590, group: 'rolly', tint: 'roll' };

test('each name is a link to its dish', () => {
  const list = NoScriptLinks({ cards: [card] }) as ReactElement<{ children: ReactNode }>;
  expect(list.type).toBe('noscript');
  render(list.props.children);
  expect(screen.getByRole('link', { name: 'Канада <b>' })).toHaveAttribute('href', '/menu/rolly/kanada');
});

test('the browser renders none of the links', () => {
  const { container } = render(<NoScriptLinks cards={[card]} />);
  expect(container.innerHTML).toBe('<noscript></noscript>');
});
