/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteModuleFailed } from '.';

test('shows the failure and retries', async () => {
  const retry = jest.fn();
  render(<RemoteModuleFailed onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
