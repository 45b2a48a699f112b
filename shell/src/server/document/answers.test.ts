import { createAnswerCheck, tagOf } from './answers';

const call = jest.fn<Promise<Response>, [string, RequestInit]>();
const check = createAnswerCheck({
  apiUrl: 'http://api',
  fetch: call as never,
  shellSecret: 'a secret of sixteen',
});
const tagOfText = (text: string, init: ResponseInit = {}) => {
  const { status, headers } = new Response(text, init);
  return tagOf(status, headers, Buffer.from(text));
};

test('with an ETag it identifies the answer, and the answer’s body without one', () => {
  expect(tagOfText('роллы', { headers: { etag: 'W/"7"' } })).toBe('W/"7"');
  expect(tagOfText('роллы')).toBe(tagOfText('роллы'));
  expect(tagOfText('роллы')).not.toBe(tagOfText('супы'));
});

test.each([404, 410])('a %d is an answer, and differs from the same text with another status', (status) => {
  expect(tagOfText('{}', { status })).toEqual(expect.any(String));
  expect(tagOfText('{}', { status })).not.toBe(tagOfText('{}'));
});

test.each([500, 503, 429, 403])('a %d identifies nothing', (status) =>
  expect(tagOfText('{}', { status, headers: { etag: '"7"' } })).toBeUndefined(),
);

test('a check is a conditional call of the shell itself, for no visitor', async () => {
  call.mockResolvedValue(new Response(undefined, { status: 304 }));
  expect(await check('http://api/menu', '"7"')).toBe('"7"');
  const [url, init] = call.mock.calls[0] ?? [];
  expect(url).toBe('http://api/menu');
  expect(init?.headers).toEqual({
    accept: 'application/json',
    'x-source': 'site',
    'x-shell-secret': 'a secret of sixteen',
    'if-none-match': '"7"',
  });
});

test.each([
  ['the same body', 'роллы', true],
  ['another body', 'супы', false],
])('a back end without ETags that answers with %s', async (_, text, isSame) => {
  call.mockResolvedValue(new Response(text));
  expect((await check('http://api/menu', tagOfText('роллы'))) === tagOfText('роллы')).toBe(isSame);
});
