/** @jest-environment jsdom */
import { type Answer, headContext, renderInShell, testBrand, recovering } from '@storefront/testing';
import { screen, within } from '@testing-library/react';
import { contactsQuery } from '../../features/contacts';
import ContactsPage, { head, prefetch, schema } from './ContactsPage';

const path = '/api/app/contact-settings/';
const contacts = {
  contact_call_center_numbers: [
    { city: 'Москва', phone: '+7 (495) 000-00-24' },
    { city: null, phone: '8 (495) 000-00-25' },
  ],
  contact_email_addresses: [{ name: 'Банкеты', email: 'party@kitsune.example' }],
};
const renderPage = (answer: Answer = () => contacts, brand = testBrand) =>
  renderInShell(<ContactsPage />, {
    url: '/about/contacts',
    brand,
    answers: {
      [path]: answer,
      '/api/app/settings/': () => [{ key: 'order_by_phone', value: '+7 (495) 000-00-77' }],
    },
  });
const link = (name: string | RegExp) => screen.findByRole('link', { name });

test('lists phones by city, mailboxes instead of the delivery one, social networks and the restaurants', async () => {
  const brand = { ...testBrand, links: { vk: 'https://vk.com/tanto' } };
  const { container } = renderPage(() => contacts, brand);
  expect(screen.getByRole('heading', { level: 1, name: 'Контакты' })).toBeVisible();
  expect(await link(/Москва.*\+7 495 000-00-24/)).toHaveAttribute('href', 'tel:+74950000024');
  expect(await link(/Телефон.*\+7 495 000-00-25/)).toHaveAttribute('href', 'tel:+74950000025');
  expect(await link(/Банкеты/)).toHaveAttribute('href', 'mailto:party@kitsune.example');
  expect(screen.queryByRole('link', { name: /delivery@example\.com/ })).not.toBeInTheDocument();
  expect(await link(/Заказать по телефону.*\+7 495 000-00-77/)).toHaveAttribute('href', 'tel:+74950000077');
  expect(await link('ВКонтакте')).toHaveAttribute('href', 'https://vk.com/tanto');
  expect(await link(/Рестораны/)).toHaveAttribute('href', '/restaurants');
  expect(container).not.toHaveTextContent(/undefined|null/);
});

test('shows the social networks of the back end instead of the brand’s', async () => {
  const brand = { ...testBrand, links: { vk: 'https://vk.com/tanto' } };
  const socials = [{ id: 1, link: 'https://t.me/sent', iconName: 'telegram' }];
  renderPage(() => ({ ...contacts, socials }), brand);
  expect(await link('Telegram')).toHaveAttribute('href', 'https://t.me/sent');
  expect(screen.queryByRole('link', { name: 'ВКонтакте' })).not.toBeInTheDocument();
});

test.each([
  ['lists', { contact_call_center_numbers: [], contact_email_addresses: [] }],
  ['fields', {}],
])('without %s it still has the order phone and the delivery mailbox', async (_, answer) => {
  renderPage(() => answer);
  expect(await screen.findByText(/Других телефонов пока нет/)).toBeVisible();
  expect(await link(/Заказать по телефону/)).toBeVisible();
  expect(await link(/delivery@example.com/)).toHaveAttribute('href', 'mailto:delivery@example.com');
});

test('a failed load is toasted once and can be retried, and the order phone is there meanwhile', async () => {
  const call = recovering(() => contacts);
  const { user, emittedEvents } = renderPage(call.answer);
  expect(await screen.findByText('Не удалось получить данные')).toBeVisible();
  expect(emittedEvents).toEqual([
    { name: 'shell:toast-requested', payload: { text: 'Не удалось получить данные', tone: 'error' } },
  ]);
  expect(await link(/Заказать по телефону/)).toBeVisible();
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await link(/Москва/)).toBeVisible();
});

test('it has breadcrumbs', () => {
  renderPage();
  const crumbs = within(screen.getByRole('navigation', { name: 'Навигационная цепочка' }));
  const links = crumbs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Главная', '/'],
    ['О компании', '/about'],
  ]);
});

test('prefetch loads the contacts; a failure is no error page', async () => {
  const context = headContext({ answers: { [path]: () => contacts } });
  await prefetch(context);
  expect(context.queryClient.getQueryData(contactsQuery().queryKey)).toMatchObject({
    contact_email_addresses: [{ name: 'Банкеты' }],
  });
  await expect(prefetch(headContext())).resolves.toBeUndefined();
});

test('exports its title, contact points and breadcrumbs', async () => {
  expect(head(headContext()).title).toBe('Контакты — Танто');
  const context = headContext({ answers: { [path]: () => contacts } });
  await prefetch(context);
  expect(await schema(context)).toMatchObject([
    {
      '@type': 'Organization',
      contactPoint: [
        { telephone: '+7 495 000-00-24', areaServed: 'Москва' },
        { telephone: '+7 495 000-00-25' },
        { email: 'party@kitsune.example', name: 'Банкеты' },
      ],
    },
    { itemListElement: [{ name: 'Танто' }, { name: 'О компании' }, { name: 'Контакты' }] },
  ]);
  expect(await schema(headContext())).toMatchObject([{ contactPoint: [] }, {}]);
});
