import { apiError, fakeApi } from '@storefront/testing';
import { createKnownLandings } from './landings';

const landing = (url: string) => ({ id: 1, name: 'Зима', seo: { url } });

function knownLandings() {
  let answer: () => unknown = () => [landing('zima')];
  let time = 0;
  const fake = fakeApi({ '/api/landings/': () => answer() });
  return {
    landings: createKnownLandings(fake.api, () => time),
    calls: fake.calls,
    answerWith: (next: () => unknown) => void (answer = next),
    wait: (ms: number) => void (time += ms),
  };
}
const fail = (status: number) => () => {
  throw apiError(status);
};

test.each([
  ['zima-v-miske', '/zima-v-miske', true],
  ['zima', '/zima/x', false],
  ['', '/', false],
])('with the url %j, the landing %s: %s', async (url, path, expected) => {
  const { landings, answerWith } = knownLandings();
  answerWith(() => [landing(url), { id: 2, name: 'Без адреса' }, { id: 3, seo: null }]);
  expect(await landings.has(path)).toBe(expected);
});

test('one call answers for many addresses, and is repeated after half a minute', async () => {
  const { landings, calls, answerWith, wait } = knownLandings();
  expect(await Promise.all(['/zima', '/a', '/b'].map(landings.has))).toEqual([true, false, false]);
  wait(29_999);
  expect(await landings.has('/leto')).toBe(false);
  expect(calls).toHaveLength(1);
  answerWith(() => [landing('leto')]);
  wait(1);
  expect([await landings.has('/leto'), await landings.has('/zima')]).toEqual([true, false]);
  expect(calls).toHaveLength(2);
});

test.each([500, 502, 503, 403])(
  'without any list a %d is an error, and is not repeated at once',
  async (status) => {
    const { landings, calls, answerWith, wait } = knownLandings();
    answerWith(fail(status));
    await expect(landings.has('/zima')).rejects.toMatchObject({ status });
    await expect(landings.has('/leto')).rejects.toMatchObject({ status });
    expect(calls).toHaveLength(1);
    answerWith(() => [landing('zima')]);
    wait(5_000);
    expect(await landings.has('/zima')).toBe(true);
  },
);

test('the last list decides while the back end fails', async () => {
  const { landings, calls, answerWith, wait } = knownLandings();
  await landings.has('/zima');
  answerWith(fail(500));
  wait(30_000);
  expect(await Promise.all(['/zima', '/a'].map(landings.has))).toEqual([true, false]);
  expect(await landings.has('/b')).toBe(false);
  expect(calls).toHaveLength(2);
});

test('a back end without landings has none', async () => {
  const { landings, answerWith } = knownLandings();
  answerWith(fail(404));
  expect(await landings.has('/zima')).toBe(false);
});

test('an answer that cannot be read is an error and not an empty list', async () => {
  const { landings, answerWith } = knownLandings();
  answerWith(() => '<html>');
  await expect(landings.has('/zima')).rejects.toMatchObject({ name: 'ApiError', kind: 'unreadable' });
});
