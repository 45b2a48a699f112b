import { ApiError, failureText, refusal, toApiError } from './ApiError';

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

test.each([
  [
    'a message of the server',
    json({ message: 'Промокод не найден', errors: { code: ['нет'] } }, 422),
    'Промокод не найден',
  ],
  ['a message under `data`', json({ data: { message: 'Промокод не найден' } }, 422), 'Промокод не найден'],
  [
    'two messages',
    json({ message: 'Промокод не найден', data: { message: 'Нет' } }, 422),
    'Промокод не найден',
  ],
  [
    'a message beside `data` of null',
    json({ message: 'Промокод не найден', data: null }, 422),
    'Промокод не найден',
  ],
  ['an empty body', new Response(null, { status: 500 }), 'запасной текст'],
  ['an empty message', json({ message: '' }, 422), 'запасной текст'],
  ['no fields: null', json({ message: 'Текст', errors: null }, 422), 'Текст'],
  ['no fields: a list', json({ message: 'Текст', errors: [] }, 422), 'Текст'],
  ['a field with one text', json({ message: 'Текст', errors: { phone: 'Телефон занят' } }, 422), 'Текст'],
  ['a field without a text', json({ message: 'Текст', errors: { phone: null } }, 422), 'Текст'],
  ['HTML', new Response('<html>502</html>', { status: 502 }), 'запасной текст'],
  ['JSON of another shape', json([1, 2], 500), 'запасной текст'],
  ['null', json(null, 500), 'запасной текст'],
  ['a message that is not a string', json({ message: { a: 1 } }, 400), 'запасной текст'],
])('an error response with %s has a text to show', async (_, answer, text) => {
  const error = await toApiError(answer);
  expect(error).toMatchObject({ name: 'ApiError', kind: 'refused', status: answer.status });
  expect(failureText(error, 'запасной текст')).toBe(text);
});

test('a failure that no call has thrown has the text of the caller', () => {
  expect(failureText(new Error('null is not an object'), 'запасной текст')).toBe('запасной текст');
});

test.each([undefined, null, [], { phone: 'Слишком часто' }, { phone: ['Слишком часто', 7] }])(
  'the seconds to wait are parsed, even from a string, beside the fields %j',
  async (errors) => {
    const error = await toApiError(json({ message: 'Подождите', seconds: '42', errors }, 429));
    const hasTexts = errors && !Array.isArray(errors);
    expect(error).toMatchObject({ seconds: 42, fields: hasTexts ? { phone: ['Слишком часто'] } : {} });
  },
);

test.each([{}, { message: null, seconds: null }, { data: {} }, []])(
  'a refusal with the body %j has no text, no fields and no seconds',
  (body) => {
    const error = refusal(422, body);
    expect([error.text, error.fields, error.seconds]).toEqual([undefined, {}, undefined]);
  },
);

test('the message of an error is the server’s text, else how the call failed', () => {
  expect(refusal(422, { message: 'Подождите' }).message).toBe('Подождите');
  const cause = new TypeError('fetch failed');
  const error = new ApiError({ kind: 'unreachable', status: 503, cause });
  expect(error).toMatchObject({ message: 'call unreachable with status 503', cause });
});
