/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PanelFrame } from './PanelFrame';

test('a titled panel has an id of its own for the name of its dialog, goes back and closes', async () => {
  const [back, close] = [jest.fn(), jest.fn()];
  render(
    <PanelFrame
      title="Order"
      back={{ label: 'Back', onPress: back }}
      onClose={close}
      footer={<button type="button">Pay</button>}
    >
      Lines
    </PanelFrame>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Order' }).id).not.toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect([back.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
});

test.each([{ title: 'Order' }, { head: 'floating' }] as const)(
  'the cross may have a name of its own (%j)',
  async (head) => {
    const close = jest.fn();
    render(
      <PanelFrame {...head} onClose={close} closeLabel="Close the order">
        Lines
      </PanelFrame>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close the order' }));
    expect(close).toHaveBeenCalledTimes(1);
  },
);

test('a body can refer to the title of its panel', () => {
  render(
    <PanelFrame titleId="order-title" title="Order">
      <section aria-labelledby="order-title">Lines</section>
    </PanelFrame>,
  );
  expect(screen.getByRole('region', { name: 'Order' })).toHaveTextContent('Lines');
});

test('a floating head leaves the title to the body', () => {
  render(
    <PanelFrame head="floating" onClose={jest.fn()}>
      <h2>Ramen</h2>
    </PanelFrame>,
  );
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});

test('an element that gets the focus under a floating head scrolls to below its buttons', () => {
  render(
    <PanelFrame head="floating" onClose={jest.fn()}>
      <h2>Ramen</h2>
    </PanelFrame>,
  );
  const body = screen.getByRole('heading').parentElement;
  expect(body && getComputedStyle(body).getPropertyValue('scroll-padding-top')).toBe('76px');
});
