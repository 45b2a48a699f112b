/** @jest-environment jsdom */
import { useInstallOffer } from '@storefront/contracts';
import { renderInShell } from '@storefront/testing';
import { act, screen } from '@testing-library/react';
import { InstallHint } from './InstallHint';

const prompt = jest.fn(async () => undefined);
const hint = () => screen.queryByRole('region', { name: 'Добавить на экран' });
const isStandalone = (matches: boolean) => {
  window.matchMedia = jest.fn(() => ({ matches }) as MediaQueryList);
};
const browseOn = (device: string) =>
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${device}; …)`);

beforeEach(() => {
  localStorage.clear();
  prompt.mockClear();
  isStandalone(false);
  useInstallOffer.setState({ offer: { prompt } });
});
afterEach(() => {
  useInstallOffer.setState({ offer: undefined });
  jest.restoreAllMocks();
});

test('a press asks the browser’s question, once and for all', async () => {
  const { user, unmount } = renderInShell(<InstallHint />);
  await user.click(screen.getByRole('button', { name: 'Добавить на экран' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(hint()).toBeNull();
  unmount();
  renderInShell(<InstallHint />);
  expect(hint()).toBeNull();
});

test('a visitor who does not want it is never asked again', async () => {
  const { user, unmount } = renderInShell(<InstallHint />);
  await user.click(screen.getByRole('button', { name: 'Больше не показывать' }));
  expect(hint()).toBeNull();
  expect(prompt).not.toHaveBeenCalled();
  expect(localStorage.getItem('tantoInstallHint')).toBe('answered');
  unmount();
  renderInShell(<InstallHint />);
  expect(hint()).toBeNull();
});

test('a browser without a question gets no hint, until it has one', () => {
  useInstallOffer.setState({ offer: undefined });
  renderInShell(<InstallHint />);
  expect(hint()).toBeNull();
  act(() => useInstallOffer.setState({ offer: { prompt } }));
  expect(hint()).toBeVisible();
});

test('an iPhone reads how to do it by hand', () => {
  useInstallOffer.setState({ offer: undefined });
  browseOn('iPhone');
  renderInShell(<InstallHint />);
  expect(hint()).toHaveTextContent('нажмите «Поделиться», затем «На экран „Домой“»');
  expect(screen.queryByRole('button', { name: 'Добавить на экран' })).toBeNull();
});

test('a site that runs from the screen of an iPhone asks nothing', () => {
  useInstallOffer.setState({ offer: undefined });
  browseOn('iPhone');
  isStandalone(true);
  renderInShell(<InstallHint />);
  expect(hint()).toBeNull();
});
