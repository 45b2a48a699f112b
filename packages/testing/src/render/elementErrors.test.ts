/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';

// The limits of the whole workspace are in packages/config/jest.setup.mjs.
beforeEach(() => {
  document.body.innerHTML = '<p>Кицунэ</p>';
});

const failedAttempt = () => {
  try {
    screen.getByRole('button');
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

test('an element that is missing is reported with the document', () => {
  expect(() => screen.getByText('Танто')).toThrow(/Unable to find [^]*Танто[^]*<p>[^]*Кицунэ/);
});

test('a wait prints no document for an attempt', async () => {
  const attempt = await waitFor(failedAttempt);
  expect(attempt).toBe('Unable to find role="button"');
});

test.each([
  ['an element', () => screen.findByText('Танто', {}, { timeout: 100 })],
  ['a condition', () => waitFor(() => screen.getByText('Танто'), { timeout: 100 })],
])(
  'a wait for %s that fails is reported with the document, and by the name of a missing element',
  async (_, wait) => {
    await expect(wait()).rejects.toMatchObject({
      name: 'TestingLibraryElementError',
      message: expect.stringMatching(/Unable to find [^]*Танто[^]*<p>[^]*Кицунэ/),
    });
  },
);
