/** @jest-environment jsdom */
import { type Answer, renderInShell, setOnline } from '@storefront/testing';
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { cardsQuery } from './features/bonus-card';
import MonitoringPage from './pages/monitoring/MonitoringPage';
import BonusCardPanel from './panels/bonus-card/BonusCardPanel';
import BonusesPanel from './panels/bonuses/BonusesPanel';
import EditNamePanel from './panels/edit-name/EditNamePanel';
import OrderMonitoringPanel from './panels/order-monitoring/OrderMonitoringPanel';
import OrderReviewPanel from './panels/order-review/OrderReviewPanel';
import PersonalDataPanel from './panels/personal-data/PersonalDataPanel';
import ProfilePanel from './panels/profile/ProfilePanel';
import RegistrationPanel from './panels/registration/RegistrationPanel';
import { testOrder } from './testing/testOrder';

const userPath = '/api/user/get-data/';
const answers: Record<string, Answer> = {
  [userPath]: () => ({ id: 1, name: 'Мария', premium_bonus: { balance: 1240 } }),
  '/api/user/orders/': () => [testOrder()],
  '/api/user/orders/{id}/': () => testOrder(),
  '/api/orders/shared/{token}/': () => testOrder(),
  '/api/user/addresses/': () => [],
  '/api/user/bonus/cards/': () => [{ number: '7701100020241159' }],
  '/api/user/bonus/buyer-bonus/': () => [],
  '/api/user/bonus/transactions/': () => [],
  '/api/app/settings/': () => [],
};

beforeEach(() => setOnline(false));
afterEach(() => setOnline(true));

test.each<[string, () => ReactElement, string, number?]>([
  ['the profile', () => <ProfilePanel />, 'Мария'],
  // The balance and the transactions are two reads.
  ['the bonuses', () => <BonusesPanel />, '1 240', 2],
  ['the bonus card', () => <BonusCardPanel />, '7701 1000 2024 1159'],
  ['the personal data', () => <PersonalDataPanel />, 'Мария'],
  ['the form of the name', () => <EditNamePanel />, 'Сохранить'],
  [
    'the review of an order',
    () => <OrderReviewPanel id="48213" />,
    'Оценить можно после того, как заказ выполнен',
  ],
  ['the panel of an order', () => <OrderMonitoringPanel id="48213" />, 'Готовим заказ'],
  ['the page of an order', () => <MonitoringPage params={{ id: '48213' }} />, 'Готовим заказ'],
  ['the page of the newest order', () => <MonitoringPage params={{}} />, 'Готовим заказ'],
])('%s says that there is no network, and loads when it is back', async (_, view, loaded, reads = 1) => {
  renderInShell(view(), { session: 'user', answers });
  expect(await screen.findAllByText('Нет сети. Загрузим, когда она появится')).toHaveLength(reads);
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  await setOnline(true);
  expect((await screen.findAllByText(loaded))[0]).toBeVisible();
});

test('the registration waits for a network without a form to send', async () => {
  const nameless = () => ({ id: 1, name: null });
  renderInShell(<RegistrationPanel />, { session: 'user', answers: { ...answers, [userPath]: nameless } });
  expect(await screen.findByText('Нет сети. Загрузим, когда она появится')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull();
  await setOnline(true);
  expect(await screen.findByRole('textbox', { name: 'Имя' })).toBeVisible();
});

test('an order by its shared link waits for a network', async () => {
  renderInShell(<MonitoringPage params={{ id: '48213' }} />, { answers, url: '/monitoring/48213?share=abc' });
  expect(await screen.findByText('Нет сети. Загрузим, когда она появится')).toBeVisible();
  await setOnline(true);
  expect((await screen.findAllByText('Готовим заказ'))[0]).toBeVisible();
});

test('a balance that waits for a network leaves the number of the card', async () => {
  const { queryClient } = renderInShell(<BonusCardPanel />, { session: 'user', answers });
  await act(async () => queryClient.setQueryData(cardsQuery().queryKey, [{ number: '7701100020241159' }]));
  expect(await screen.findByText('7701 1000 2024 1159')).toBeVisible();
  expect(screen.getByText('Нет сети. Загрузим, когда она появится')).toBeVisible();
});
