/** @jest-environment jsdom */
import { backToPreviousPanel, openPanel } from '@storefront/contracts';
import { Link, useLocation } from '@storefront/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePanelStack } from '../../features/panel-stack';
import { PageRouter } from './PageRouter';

let renders: string[] = [];

function Page() {
  const { pathname, search, hash } = useLocation();
  renders.push(pathname + search + hash);
  return (
    <>
      <Link to="/menu?labels=1">same page</Link>
      <Link to="/menu#supy">section</Link>
      <Link to="/promos">other page</Link>
    </>
  );
}

function Panels() {
  return usePanelStack().panels.map(({ panel }) => <p key={panel}>{`open: ${panel}`}</p>);
}

function renderAt(url: string) {
  window.history.replaceState(null, '', url);
  renders = [];
  render(
    <PageRouter>
      <Page />
      <Panels />
    </PageRouter>,
  );
}
const open = (panel: string) => screen.queryByText(`open: ${panel}`);
const ramen = { group: 'supy', slug: 'ramen' };

test('opening and closing a panel changes the address and does not rerender the page', async () => {
  renderAt('/menu?labels=1');
  await act(async () => openPanel('product', ramen));
  expect(open('product')).toBeVisible();
  expect(window.location.search).toBe('?labels=1&panel=product&panel.group=supy&panel.slug=ramen');
  act(backToPreviousPanel);
  await waitFor(() => expect(open('product')).toBeNull());
  expect(window.location.search).toBe('?labels=1');
  expect(renders).toEqual(['/menu?labels=1']);
});

test('a panel does not rerender the page after tabs wrote their section into the address either', async () => {
  renderAt('/menu#supy');
  window.history.replaceState(window.history.state, '', '#rolly');
  await act(async () => openPanel('cart'));
  expect(open('cart')).toBeVisible();
  act(backToPreviousPanel);
  await waitFor(() => expect(open('cart')).toBeNull());
  expect(window.location.hash).toBe('#rolly');
  expect(renders).toEqual(['/menu#supy']);
});

test('a link to a section of the open page closes the panels, and is reported to the page', async () => {
  renderAt('/menu#rolly');
  await act(async () => openPanel('product', ramen));
  await userEvent.click(screen.getByRole('link', { name: 'section' }));
  await waitFor(() => expect(open('product')).toBeNull());
  expect(renders).toEqual(['/menu#rolly', '/menu#supy']);
});

test('a link to the open page is reported each time, unless it closes a panel', async () => {
  renderAt('/menu?labels=1');
  const { length } = window.history;
  const press = () => userEvent.click(screen.getByRole('link', { name: 'same page' }));
  await press();
  await press();
  expect(renders).toHaveLength(3);
  expect(window.history).toHaveLength(length);
  await act(async () => openPanel('cart'));
  await press();
  await waitFor(() => expect(open('cart')).toBeNull());
  expect(renders).toHaveLength(3);
});

test('a panel that is closed right after it was opened stays closed', async () => {
  renderAt('/menu');
  for (let cycle = 0; cycle < 20; cycle += 1) {
    await act(async () => openPanel('cart'));
    expect(open('cart')).toBeVisible();
    act(backToPreviousPanel);
    await waitFor(() => expect(open('cart')).toBeNull(), { interval: 1 });
  }
});

test('a panel named by a link is open, and the page does not see its parameters', async () => {
  renderAt('/menu?panel=product&panel.group=supy&panel.slug=ramen&labels=1');
  expect(open('product')).toBeVisible();
  expect(renders).toEqual(['/menu?labels=1']);
});

test.each([
  ['same page', ['/menu?labels=1']],
  ['other page', ['/menu?labels=1', '/promos']],
])('a link to the %s closes the panels', async (name, pages) => {
  renderAt('/menu?labels=1');
  await act(async () => openPanel('cart'));
  await userEvent.click(screen.getByRole('link', { name }));
  await waitFor(() => expect(open('cart')).toBeNull());
  expect(renders).toEqual(pages);
});

test('Back from another page opens the panel that was open before', async () => {
  renderAt('/menu');
  await act(async () => openPanel('cart'));
  await userEvent.click(screen.getByRole('link', { name: 'other page' }));
  await waitFor(() => expect(renders.at(-1)).toBe('/promos'));
  expect(open('cart')).toBeNull();
  await act(async () => window.history.back());
  await waitFor(() => expect(open('cart')).toBeVisible());
  expect(renders.at(-1)).toBe('/menu');
});
