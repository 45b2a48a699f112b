/** @jest-environment jsdom */
import { type Answer, refuse, renderInShell } from '@storefront/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { groupRaw, paths, productRaw, soupsRaw } from '../../testing/menuFixture';
import SearchPanel from './SearchPanel';

const found = (products: unknown[], groups: unknown[] = []) => ({
  data: products,
  groups,
  meta: { total: products.length, perPage: 20 },
});
const phraseOf = (call: { body: unknown }) => (call.body as { phrase: string }).phrase;

const menu: Record<string, Answer> = {
  [paths.groups]: () => [groupRaw, soupsRaw],
  [paths.recommendations]: () => [productRaw({ id: 90, slug: 'sovet', name: 'Сет «Совет»' })],
  [paths.search]: () => found([productRaw()], [groupRaw]),
};
const open = (answers: Record<string, Answer> = {}, q?: string) =>
  renderInShell(<SearchPanel q={q} />, { answers: { ...menu, ...answers } });
const field = () => screen.getByRole('searchbox', { name: 'Найти ролл, суп или напиток' });
const searches = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ path }) => path === paths.search).map(phraseOf);

test('before anything is typed: recommendations and the whole menu', async () => {
  open();
  expect(await screen.findByText('Рекомендуем')).toBeVisible();
  expect(await screen.findByRole('link', { name: /Сет «Совет»/ })).toBeVisible();
  expect(screen.getByText('Все меню')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Супы' })).toHaveAttribute('href', '/menu/supy');
});

test('asks once, 500 ms after the last key, for the trimmed phrase, and keeps it in the address', async () => {
  const view = open();
  await view.user.type(field(), '  фила ');
  expect(searches(view)).toEqual([]);
  expect(await screen.findByText('Позиции')).toBeVisible();
  expect(searches(view)).toEqual(['фила']);
  expect(view.heard).toEqual([
    { name: 'shell:panel-replace-requested', payload: { panel: 'search', params: { q: 'фила' } } },
  ]);
  const product = screen.getByRole('link', { name: /Фила ?дельфия/ });
  expect(within(product).getByText('Фила').tagName).toBe('MARK');
});

test('three skeletons while it looks', async () => {
  open({ [paths.search]: () => new Promise(() => {}) }, 'ролл');
  const status = await screen.findByText('Ищем');
  expect(status.parentElement?.querySelectorAll('[data-shape=row]')).toHaveLength(3);
});

test('an answer that comes late is not shown for another phrase', async () => {
  const late: (() => void)[] = [];
  const view = open({
    [paths.search]: (call) =>
      phraseOf(call) === 'ро'
        ? new Promise((resolve) => {
            late.push(() => resolve(found([productRaw({ name: 'Старый ответ' })])));
          })
        : found([productRaw({ name: 'Новый ответ' })]),
  });
  await view.user.type(field(), 'ро');
  await waitFor(() => expect(late).toHaveLength(1), { timeout: 2000 });
  await view.user.type(field(), 'ллы');
  expect(await screen.findByText('Новый ответ', {}, { timeout: 2000 })).toBeVisible();
  late[0]?.();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByText('Старый ответ')).toBeNull();
});

test('nothing found', async () => {
  open({ [paths.search]: () => found([]) }, 'пицца');
  expect(await screen.findByText('Может что-то другое?')).toBeVisible();
  expect(await screen.findByText('Рекомендуем')).toBeVisible();
});

test('a product takes the search’s place', async () => {
  const view = open({}, 'фила');
  await view.user.click(await screen.findByRole('link', { name: /Фила ?дельфия/ }));
  expect(view.heard.at(-1)).toEqual({
    name: 'shell:panel-replace-requested',
    payload: { panel: 'product', params: { group: 'rolly', slug: 'filadelfiya' } },
  });
});

test('a group is a new page', async () => {
  const view = open({}, 'фила');
  await view.user.click(await screen.findByRole('link', { name: 'Роллы' }));
  expect(window.location.pathname).toBe('/menu/rolly');
});

test('a failed search can be tried again', async () => {
  let isDown = true;
  const view = open(
    {
      [paths.search]: () => {
        if (isDown) throw refuse(503);
        return found([productRaw()]);
      },
    },
    'фила',
  );
  expect(await screen.findByText('Не удалось получить данные')).toBeVisible();
  isDown = false;
  await view.user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Позиции')).toBeVisible();
});
