/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AsyncList } from './AsyncList';
import type { ListState } from './listState';

const texts = {
  loading: 'Loading dishes',
  failed: { title: 'Dishes did not load', text: 'Please wait a minute' },
  retry: 'Retry',
} as const;

type Look = { readonly failureLook: 'note' } | { readonly failureTitleAs: 'h1' };

function list(state: ListState<string>, look?: Look) {
  return (
    <AsyncList state={state} texts={texts} skeleton={<i data-testid="box" />} empty="No dishes" {...look}>
      {(dishes) => (
        <ul>
          {dishes.map((dish) => (
            <li key={dish}>{dish}</li>
          ))}
        </ul>
      )}
    </AsyncList>
  );
}

const setup = (state: ListState<string>, look?: Look) => render(list(state, look));
const onRetry = jest.fn();
beforeEach(() => onRetry.mockClear());

test('while the list loads, the region is busy and names the list', () => {
  const { container } = setup({ status: 'loading' });
  expect(container.firstChild).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Loading dishes');
  expect(screen.getByRole('status')).toContainElement(screen.getByTestId('box'));
});

test('the items are not announced', () => {
  const { container, rerender } = setup({ status: 'loading' });
  rerender(list({ status: 'ready', items: ['Maki', 'Ramen'] }));
  expect(container.firstChild).not.toHaveAttribute('aria-busy');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Maki', 'Ramen']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a list without items renders the empty content instead of a list', () => {
  setup({ status: 'ready', items: [] });
  expect(screen.getByRole('status')).toHaveTextContent('No dishes');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('a failure is announced in the region that announced the loading, and can be retried', async () => {
  const { rerender } = setup({ status: 'loading' });
  const region = screen.getByRole('status');
  rerender(list({ status: 'failed', onRetry }, { failureTitleAs: 'h1' }));
  expect(region).toContainElement(screen.getByRole('heading', { level: 1, name: 'Dishes did not load' }));
  expect(region).toHaveTextContent('Please wait a minute');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('as a note, a failure has neither a heading nor its second text', async () => {
  setup({ status: 'failed', onRetry }, { failureLook: 'note' });
  expect(screen.getByText('Dishes did not load')).toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.queryByText('Please wait a minute')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test.each([{ failureTitleAs: 'h1' }, { failureLook: 'note' }] as const)(
  'an offline list says so, without a button: it loads by itself later (%j)',
  (look) => {
    setup({ status: 'failed', onRetry, isOffline: true }, look);
    expect(screen.getByRole('status')).toHaveTextContent(/^Нет сети. Загрузим, когда она появится$/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
);

test.each([undefined, { failureLook: 'note' }] as const)(
  'a failure that is retried gives the focus to the region, so that Tab leads to its first item (%j)',
  async (look) => {
    const links = (state: ListState<string>) => (
      <>
        <a href="/">Home</a>
        <AsyncList state={state} texts={texts} skeleton={null} empty={null} {...look}>
          {(dishes) =>
            dishes.map((dish) => (
              <a key={dish} href={dish}>
                {dish}
              </a>
            ))
          }
        </AsyncList>
      </>
    );
    const { rerender } = render(links({ status: 'failed', onRetry }));
    const region = screen.getByRole('status').parentElement;
    screen.getByRole('button', { name: 'Retry' }).focus();
    rerender(links({ status: 'failed', onRetry: () => undefined }));
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
    rerender(links({ status: 'loading' }));
    expect(region).toHaveFocus();
    rerender(links({ status: 'ready', items: ['Maki'] }));
    expect(region).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Maki' })).toHaveFocus();
  },
);
