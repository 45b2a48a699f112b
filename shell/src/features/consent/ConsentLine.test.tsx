/** @jest-environment jsdom */
import type { Brand } from '@storefront/contracts';
import { parseBrand } from '@storefront/contracts/brand';
import { renderInShell, testBrand } from '@storefront/testing';
import { act, screen } from '@testing-library/react';
import { ConsentLine, useConsent } from '.';

const withAnalytics = (analytics: object) => parseBrand({ ...testBrand, analytics });
const counted = withAnalytics({ metrika: { counter: 7 } });

const reload = jest.fn();

function Harness() {
  const { answer, isAsked, isWanted, decide } = useConsent({ reload });
  return (
    <>
      <button type="button" data-asks="consent">
        again
      </button>
      <output>{answer ?? 'none'}</output>
      {isAsked && <ConsentLine isWanted={isWanted} onDecide={decide} />}
    </>
  );
}

const show = (brand: Brand) => renderInShell(<Harness />, { brand });
const line = () => screen.queryByRole('region', { name: 'Согласие на статистику' });

beforeEach(() => {
  localStorage.clear();
  reload.mockClear();
});

test.each([
  ['no service', testBrand],
  ['an affiliate network', withAnalytics({ affam: { url: 'https://affam.example/hit' } })],
])('with %s the question does not show', (_, brand) => {
  show(brand);
  expect(line()).not.toBeInTheDocument();
});

test.each([
  ['a counter', counted],
  ['a collector of errors', withAnalytics({ errors: { dsn: 'https://abc@errors.example/1' } })],
])('%s needs consent', (_, brand) => {
  show(brand);
  expect(line()).toBeInTheDocument();
});

test.each([
  ['Можно', 'granted'],
  ['Не нужно', 'refused'],
])('«%s» by keyboard is saved under the brand’s key', async (button, answer) => {
  const { user, unmount } = show(counted);
  while (document.activeElement !== screen.getByRole('button', { name: button })) await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(answer);
  expect(line()).not.toBeInTheDocument();
  expect(localStorage.getItem('tantoConsent')).toBe(answer);
  unmount();
  show(counted);
  expect(line()).not.toBeInTheDocument();
});

test.each(['granted', 'refused'])(
  'after the answer %s of an earlier visit the question does not show, and the answer stays',
  (answer) => {
    localStorage.setItem('tantoConsent', answer);
    show(counted);
    expect(screen.getByRole('status')).toHaveTextContent(answer);
    expect(line()).not.toBeInTheDocument();
    expect(localStorage.getItem('tantoConsent')).toBe(answer);
  },
);

test.each(['', 'yes', '{"state":{"answer":"granted"}}'])('%j in storage counts as no answer', (text) => {
  localStorage.setItem('tantoConsent', text);
  show(counted);
  expect(line()).toBeInTheDocument();
});

test('focused elements scroll clear of the question until it is answered', async () => {
  const { user } = show(counted);
  expect(document.documentElement.style.scrollPaddingBottom).toBe('216px');
  await user.click(screen.getByRole('button', { name: 'Можно' }));
  expect(document.documentElement.style.scrollPaddingBottom).toBe('');
});

test('with storage blocked the answer lasts for this page', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(console, 'debug').mockImplementation();
  const { user } = show(counted);
  await user.click(screen.getByRole('button', { name: 'Не нужно' }));
  expect(line()).not.toBeInTheDocument();
  expect(blocked).toHaveBeenCalled();
  jest.restoreAllMocks();
});

test('the question can be reopened; withdrawing consent reloads the page', async () => {
  localStorage.setItem('tantoConsent', 'granted');
  const { user } = show(counted);
  expect(line()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'again' }));
  expect(line()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Можно' }));
  expect(line()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'again' })).toHaveFocus();
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'again' }));
  await user.click(screen.getByRole('button', { name: 'Не нужно' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('tantoConsent')).toBe('refused');
});

describe('an answer in another tab', () => {
  const key = 'tantoConsent';
  const answerElsewhere = (answer: string) => localStorage.setItem(key, answer);
  const tellOfIt = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  const shown = () => screen.getByRole('status').textContent;

  test.each(['granted', 'refused'])('«%s» answers the question here', (answer) => {
    show(counted);
    answerElsewhere(answer);
    tellOfIt();
    expect(line()).not.toBeInTheDocument();
    expect(shown()).toBe(answer);
    expect(reload).not.toHaveBeenCalled();
  });

  test('withdraws the consent: the page reloads once, to stop its counter', () => {
    localStorage.setItem(key, 'granted');
    show(counted);
    answerElsewhere('refused');
    tellOfIt();
    tellOfIt();
    expect(shown()).toBe('refused');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is followed by a page that comes back from the back-forward cache', () => {
    localStorage.setItem(key, 'granted');
    show(counted);
    answerElsewhere('refused');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('that refuses is not overwritten by «Можно» in a tab that has not shown the refusal', async () => {
    const { user } = show(counted);
    answerElsewhere('refused');
    await user.click(screen.getByRole('button', { name: 'Можно' }));
    expect(localStorage.getItem(key)).toBe('refused');
    expect(shown()).toBe('refused');
    expect(line()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'again' }));
    await user.click(screen.getByRole('button', { name: 'Можно' }));
    expect(localStorage.getItem(key)).toBe('granted');
  });

  test('that grants does not override «Не нужно» in this tab', async () => {
    const { user } = show(counted);
    answerElsewhere('granted');
    await user.click(screen.getByRole('button', { name: 'Не нужно' }));
    expect(localStorage.getItem(key)).toBe('refused');
  });

  test('under another key, or storage that was cleared, changes nothing', () => {
    localStorage.setItem(key, 'granted');
    show(counted);
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'tantoAddress' })));
    expect(shown()).toBe('granted');
    expect(reload).not.toHaveBeenCalled();
  });
});
