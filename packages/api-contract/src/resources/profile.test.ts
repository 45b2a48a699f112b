import * as z from 'zod/mini';
import { loginCalls } from './login';
import { orders } from './orders';
import { profileCalls } from './profile';

const writes = { ...profileCalls, requestCode: loginCalls.requestCode, estimate: orders.estimate };

describe.each(Object.entries(writes))('the answer to %s', (_, { response, ignoresSuccess }) => {
  test.each([
    [{ success: false }, false],
    [{ success: 0 }, false],
    [{ success: '0' }, false],
    [{ success: 'false' }, false],
    [{ success: true }, true],
    [{ success: '1' }, true],
    [{ success: null }, true],
    [{ message: 'Сохранено' }, true],
    [{}, true],
    [[], true],
    [null, true],
  ])('%j has the success %p', (answer, success) => {
    expect(z.parse(response as z.ZodMiniType, answer)).toMatchObject({ success });
  });

  test('is checked by the client', () => {
    expect(ignoresSuccess).toBeUndefined();
  });
});
