import { type Answer, renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';

export const userPath = '/api/user/get-data/';
export const savePath = (field: 'name' | 'email' | 'birthday') => `/api/user/edit/${field}/`;
export const maria = {
  id: 1,
  name: 'Мария',
  phone: '79162041873',
  email: 'maria@example.com',
  birthday_at: null,
};

/** Renders a panel with a form of one field. */
export async function openForm(panel: ReactElement, answers: Record<string, Answer> = {}) {
  const view = renderInShell(panel, { session: 'user', answers: { [userPath]: () => maria, ...answers } });
  return {
    ...view,
    field: await screen.findByRole('textbox'),
    save: screen.getByRole('button', { name: 'Сохранить' }),
    back: () => view.emitted('shell:panel-back-requested'),
    /** Bodies of the calls to a path. */
    sent: (path: string) => view.calls.filter((call) => call.path === path).map(({ body }) => body),
  };
}
