import { checkSuccess } from './checkSuccess';

test('an answer with success is returned', () => {
  const answer = { success: true, message: 'Спасибо' };
  expect(checkSuccess(answer)).toBe(answer);
});

test.each([
  ['Заявка уже есть', 'Заявка уже есть'],
  [null, undefined],
])('an answer without success and with the message %p is a refused call', (message, text) => {
  expect(() => checkSuccess({ success: false, message })).toThrow(
    expect.objectContaining({ name: 'ApiError', kind: 'refused', status: 200, text }),
  );
});
