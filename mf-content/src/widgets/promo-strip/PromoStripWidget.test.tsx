/** @jest-environment jsdom */
import { keepTogether } from '@storefront/domain';
import { apiError, renderInShell } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { now, promoPaths as paths, rawPromo } from '../../testing/rawPromo';
import PromoStripWidget from './PromoStripWidget';

const promos = [
  rawPromo(),
  rawPromo({ id: 8, slug: 'vecher', name: 'Вечер', promocode: null }),
  rawPromo({ id: 9, name: 'Прошлая', active_to: '2026-11-20' }),
];
const open = (props = {}, answer: () => unknown = () => promos) =>
  renderInShell(<PromoStripWidget title="Акции" {...props} />, { answers: { [paths.list]: answer } });

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => jest.restoreAllMocks());

test('the promotions that are on are links, and a press opens the panel', async () => {
  const { user, emittedEvents } = open();
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/promos/7', '/promos/vecher']);
  await user.click(screen.getByRole('link', { name: 'Вечер' }));
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'promo', params: { slug: 'vecher' } });
});

test('with `onChoose` a press only calls it; promotions without a code can be left out', async () => {
  const choose = jest.fn();
  const { user } = open({ withCode: true, onChoose: choose });
  await user.click(
    await screen.findByRole('button', { name: keepTogether('Моти в подарок Промокод MOCHI') }),
  );
  expect(choose).toHaveBeenCalledWith({ slug: '7', code: 'MOCHI' });
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test.each([
  ['there are no promotions', () => []],
  ['none has a code', () => promos.slice(1)],
  ['they fail to load', () => Promise.reject(apiError(500))],
])('renders nothing when %s', async (_, answer) => {
  const { container } = open({ withCode: true }, answer);
  expect(screen.getByText('Загружаем акции')).toBeInTheDocument();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
