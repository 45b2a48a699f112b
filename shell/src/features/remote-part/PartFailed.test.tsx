/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartFailed } from '.';

test('says that it failed and tries again', async () => {
  const retry = jest.fn();
  render(<PartFailed onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
