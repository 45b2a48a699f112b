/** @jest-environment jsdom */
import { isPlaceholderPanel, panelIds } from '@storefront/contracts';
import { renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { OwedPanel } from '.';
import { messages } from './messages';

test('says that it is coming, offers the phone and a way out, and names who owes it', async () => {
  const { user, heard } = renderInShell(<OwedPanel panel="contacts" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Контакты' })).toBeVisible();
  expect(screen.getByText('Этот раздел скоро появится')).toBeVisible();
  expect(screen.getByRole('link', { name: /495 000-11-22/ })).toHaveAttribute('href', 'tel:+74950001122');
  expect(screen.getByText('Панель «contacts» за командой content')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(heard.at(-1)?.name).toBe('shell:panels-close-requested');
});

test('every owed panel has its name here, and no other one has', () => {
  const named = panelIds.filter((id) => messages.title(id) !== 'Скоро');
  expect(named).toEqual(panelIds.filter(isPlaceholderPanel));
});
