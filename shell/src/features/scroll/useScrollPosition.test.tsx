/** @jest-environment jsdom */
import { useNavigate } from '@storefront/router';
import { renderInShell } from '@storefront/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { trackReadingPlace, restoreReadingPlace } from './readingPlace';
import { useScrollPosition } from '.';

jest.mock('./readingPlace');
const stop = jest.fn();
const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

function Page() {
  useScrollPosition();
  const navigate = useNavigate();
  const to = (address: string | number) => () => void navigate(address as string);
  return (
    <>
      <button type="button" onClick={to('/menu#роллы')}>
        section
      </button>
      <button type="button" onClick={to('/menu#100%')}>
        malformed
      </button>
      <button type="button" onClick={to('/dostavka#оплата')}>
        part of a text
      </button>
      <button type="button" onClick={to('/?labels=3')}>
        filter
      </button>
      <button type="button" onClick={to(-1)}>
        back
      </button>
      <h2 id="роллы">Роллы</h2>
      <span id="cms-оплата" />
    </>
  );
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(trackReadingPlace).mockReturnValue(stop);
  Object.assign(window, { scrollTo });
  Element.prototype.scrollIntoView = scrollIntoView;
});

test.each([
  ['section', 0, 1],
  ['part of a text', 0, 1],
  ['malformed', 1, 0],
  ['filter', 0, 0],
])('%s: scrolls to the top %d times, to a section %d times', async (name, top, section) => {
  const { user } = renderInShell(<Page />);
  await user.click(screen.getByRole('button', { name }));
  expect(scrollTo).toHaveBeenCalledTimes(top);
  expect(scrollIntoView).toHaveBeenCalledTimes(section);
});

test('a link to a section of the open page scrolls to it each time, a hash without a section does not', async () => {
  const { user } = renderInShell(<Page />, { url: '/menu' });
  await user.click(screen.getByRole('button', { name: 'section' }));
  await user.click(screen.getByRole('button', { name: 'section' }));
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('button', { name: 'malformed' }));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a link to the open page scrolls to its top each time, another filter or Back from it does not', async () => {
  const { user } = renderInShell(<Page />, { url: '/' });
  await user.click(screen.getByRole('button', { name: 'filter' }));
  expect(scrollTo).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'filter' }));
  await user.click(screen.getByRole('button', { name: 'filter' }));
  expect(scrollTo).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('button', { name: 'back' }));
  await waitFor(() => expect(window.history.state).toMatchObject({ idx: 2 }));
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('Back restores the reading place and does not scroll to the top', async () => {
  const { user } = renderInShell(<Page />);
  await user.click(screen.getByRole('button', { name: 'malformed' }));
  await user.click(screen.getByRole('button', { name: 'back' }));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(restoreReadingPlace).toHaveBeenCalledTimes(1));
});

test('the reading place is tracked from the first scroll on', async () => {
  const { unmount } = renderInShell(<Page />);
  expect(trackReadingPlace).not.toHaveBeenCalled();
  fireEvent.scroll(window);
  await waitFor(() => expect(trackReadingPlace).toHaveBeenCalledTimes(1));
  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});
