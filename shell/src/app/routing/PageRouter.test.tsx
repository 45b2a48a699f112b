/** @jest-environment jsdom */
import { backToPreviousPanel, openPanel } from '@storefront/contracts';
import { Link, useLocation } from '@storefront/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePanelStack } from '../../features/panel-host';
import { PageRouter } from './PageRouter';

let drawn: string[] = [];

function Page() {
  const { pathname, search } = useLocation();
  drawn.push(pathname + search);
  return (
    <>
      <Link to="/menu?labels=1">same page</Link>
      <Link to="/promos">other page</Link>
    </>
  );
}

function Panels() {
  return usePanelStack().panels.map(({ panel }) => <p key={panel}>{`open: ${panel}`}</p>);
}

function show(url: string) {
  window.history.replaceState(null, '', url);
  drawn = [];
  render(
    <PageRouter>
      <Page />
      <Panels />
    </PageRouter>,
  );
}
const open = (panel: string) => screen.queryByText(`open: ${panel}`);
const ramen = { group: 'supy', slug: 'ramen' };

test('a panel that opens and closes changes the address, and draws no page anew', async () => {
  show('/menu?labels=1');
  await act(async () => openPanel('product', ramen));
  expect(open('product')).toBeVisible();
  expect(window.location.search).toBe('?labels=1&panel=product&panel.group=supy&panel.slug=ramen');
  act(backToPreviousPanel);
  await waitFor(() => expect(open('product')).toBeNull());
  expect(window.location.search).toBe('?labels=1');
  expect(drawn).toEqual(['/menu?labels=1']);
});

test('nor does it after tabs of the page have written their section into the address', async () => {
  show('/menu#supy');
  window.history.replaceState(window.history.state, '', '#rolly');
  await act(async () => openPanel('cart'));
  expect(open('cart')).toBeVisible();
  act(backToPreviousPanel);
  await waitFor(() => expect(open('cart')).toBeNull());
  expect(window.location.hash).toBe('#rolly');
  expect(drawn).toEqual(['/menu']);
});

test('a panel that is closed in the same breath is closed', async () => {
  show('/menu');
  for (let cycle = 0; cycle < 20; cycle += 1) {
    await act(async () => openPanel('cart'));
    expect(open('cart')).toBeVisible();
    act(backToPreviousPanel);
    await waitFor(() => expect(open('cart')).toBeNull(), { interval: 1 });
  }
});

test('what a link brings is open, and the page does not see it', async () => {
  show('/menu?panel=product&panel.group=supy&panel.slug=ramen&labels=1');
  expect(open('product')).toBeVisible();
  expect(drawn).toEqual(['/menu?labels=1']);
});

test.each([
  ['same page', ['/menu?labels=1']],
  ['other page', ['/menu?labels=1', '/promos']],
])('a link to the %s closes the panels', async (name, pages) => {
  show('/menu?labels=1');
  await act(async () => openPanel('cart'));
  await userEvent.click(screen.getByRole('link', { name }));
  await waitFor(() => expect(open('cart')).toBeNull());
  expect(drawn).toEqual(pages);
});

test('Back from another page finds the panel that was open', async () => {
  show('/menu');
  await act(async () => openPanel('cart'));
  await userEvent.click(screen.getByRole('link', { name: 'other page' }));
  await waitFor(() => expect(drawn.at(-1)).toBe('/promos'));
  expect(open('cart')).toBeNull();
  await act(async () => window.history.back());
  await waitFor(() => expect(open('cart')).toBeVisible());
  expect(drawn.at(-1)).toBe('/menu');
});
