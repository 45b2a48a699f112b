import {
  addressCalls,
  bonusCalls,
  cartCalls,
  catalogue,
  contentCalls,
  dishCalls,
  inquiryCalls,
  orders,
  profileCalls,
  restaurantCalls,
  loginCalls,
  userCalls,
} from '@storefront/api-contract';
import { ApiError, failureText } from './ApiError';
import { createApi } from './createApi';

type SentRequest = { url: string; init: RequestInit };

function apiThatAnswers(response: Response | Error, onUnauthorized?: () => void) {
  const sent: SentRequest[] = [];
  const fetch = (async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    if (response instanceof Error) throw response;
    return response;
  }) as unknown as typeof globalThis.fetch;
  return {
    api: createApi({ baseUrl: 'http://back.end', fetch, ...(onUnauthorized ? { onUnauthorized } : {}) }),
    sent,
  };
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

test('a read sends its path, its query and the X-SOURCE header', async () => {
  const { api, sent } = apiThatAnswers(json([]));
  await api.call(catalogue.products, { query: { groups: [3, 4], latitude: 55.8 } });
  expect(decodeURIComponent(sent[0]?.url ?? '')).toBe(
    'http://back.end/api/app/nomenclature/products/?groups[]=3&groups[]=4&latitude=55.8',
  );
  expect(sent[0]?.init.headers).toMatchObject({ 'x-source': 'site' });
});

test('only a call that asks for it outlives the page', async () => {
  const { api, sent } = apiThatAnswers(json({ success: true }));
  await api.call(userCalls.logout, { body: {}, keepalive: true });
  expect(sent[0]?.init.keepalive).toBe(true);
  const other = apiThatAnswers(json([]));
  await other.api.call(catalogue.products, { query: {} });
  expect(other.sent[0]?.init.keepalive).toBe(false);
});

test('a form body is encoded as spec §7 writes it', async () => {
  const { api, sent } = apiThatAnswers(json({ order: null, error: false }));
  await api.call(cartCalls.addProduct, {
    body: { product_id: 5, amount: 2, modifiers: [{ id: 7, amount: 1 }] },
  });
  expect(decodeURIComponent(String(sent[0]?.init.body))).toBe(
    'product_id=5&amount=2&modifiers[0][id]=7&modifiers[0][amount]=1',
  );
});

test('files are sent as a multipart body, with lists as spec §7 writes them', async () => {
  const { api, sent } = apiThatAnswers(json({ success: true }));
  const photo = new File(['jpeg'], 'roll.jpg', { type: 'image/jpeg' });
  await api.call(orders.estimate, {
    path: { id: 5 },
    body: { mark: 4, comment: null, images: [photo], products: [{ id: 7, rating: 3 }] },
  });
  const { body, headers } = sent[0]?.init ?? {};
  expect(body).toBeInstanceOf(FormData);
  const entries = [...(body as FormData).entries()].map(([name, part]) => [
    name,
    part instanceof File ? part.name : part,
  ]);
  expect(entries).toEqual([
    ['mark', '4'],
    ['images[]', 'roll.jpg'],
    ['products[0][id]', '7'],
    ['products[0][rating]', '3'],
  ]);
  // The browser writes it with the boundary.
  expect(headers).not.toHaveProperty('content-type');
});

test('one file is sent under its field', async () => {
  const { api, sent } = apiThatAnswers(json({ success: true }));
  await api.call(profileCalls.uploadAvatar, {
    body: { image: new File(['png'], 'avatar.png', { type: 'image/png' }) },
  });
  const body = sent[0]?.init.body as FormData | undefined;
  expect(body?.get('image')).toMatchObject({ name: 'avatar.png' });
});

test('a path parameter is encoded', async () => {
  const { api, sent } = apiThatAnswers(json({ id: 1, name: 'а' }));
  await api.call(dishCalls.group, { path: { slug: '../x?y' } });
  expect(sent[0]?.url).toBe('http://back.end/api/app/group/..%2Fx%3Fy/');
});

test.each([
  [
    'a message of the server',
    json({ message: 'Промокод не найден', errors: { code: ['нет'] } }, 422),
    'Промокод не найден',
  ],
  ['a message under `data`', json({ data: { message: 'Промокод не найден' } }, 422), 'Промокод не найден'],
  ['an empty body', new Response(null, { status: 500 }), 'запасной текст'],
  ['no fields: null', json({ message: 'Текст', errors: null }, 422), 'Текст'],
  ['no fields: a list', json({ message: 'Текст', errors: [] }, 422), 'Текст'],
  ['a field with one text', json({ message: 'Текст', errors: { phone: 'Телефон занят' } }, 422), 'Текст'],
  ['a field without a text', json({ message: 'Текст', errors: { phone: null } }, 422), 'Текст'],
  ['HTML', new Response('<html>502</html>', { status: 502 }), 'запасной текст'],
  ['JSON of another shape', json([1, 2], 500), 'запасной текст'],
  ['a message that is not a string', json({ message: { a: 1 } }, 400), 'запасной текст'],
])('an error response with %s has a text to show', async (_, answer, text) => {
  const { api } = apiThatAnswers(answer);
  const error = await api.call(catalogue.groups, {}).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).status).toBe(answer.status);
  expect(failureText(error, 'запасной текст')).toBe(text);
});

describe('a write that says no with a success status', () => {
  const change = (body: unknown) =>
    apiThatAnswers(json(body)).api.call(profileCalls.editPhone, { body: { phone: '79000000001' } });

  test.each([false, 0, '0', 'false'])('is refused: success is %j', async (success) => {
    const said = { message: 'Подождите', seconds: 42, errors: { phone: ['Занят'] } };
    await expect(change({ success, ...said })).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'refused',
      status: 200,
      text: 'Подождите',
      seconds: 42,
      fields: { phone: ['Занят'] },
    });
  });

  test.each([
    [
      'all of it',
      { data: { success: false, message: 'Подождите', seconds: 42, errors: { phone: ['Занят'] } } },
    ],
    [
      'the rest',
      { success: 0, message: null, data: { message: 'Подождите', seconds: 42, errors: { phone: 'Занят' } } },
    ],
    [
      '`success`',
      { data: { success: '0' }, message: 'Подождите', seconds: 42, errors: { phone: ['Занят'] } },
    ],
  ])('is refused with %s under `data`', async (_, body) => {
    await expect(change(body)).rejects.toMatchObject({
      kind: 'refused',
      status: 200,
      text: 'Подождите',
      seconds: 42,
      fields: { phone: ['Занят'] },
    });
  });

  test('is refused without a message too', async () => {
    await expect(change({ success: false })).rejects.toMatchObject({ kind: 'refused', text: undefined });
  });

  test.each([{ success: true }, { success: null }, {}, [], null, { data: [] }, { data: { success: 1 } }])(
    'is not refused: %j',
    async (body) => {
      expect(await change(body)).toEqual({ success: true, seconds: null });
    },
  );

  test('is an answer where the call ignores it', async () => {
    const { api } = apiThatAnswers(json({ success: false, debug: { error_description: 'Нет карты' } }));
    const answer = await api.call(bonusCalls.activateCard, { body: { card_number: '1' } });
    expect(answer).toMatchObject({ success: false, debug: { error_description: 'Нет карты' } });
  });
});

describe('an answer of the cart with a success status', () => {
  const answers = (body: unknown) => [
    apiThatAnswers(json(body)).api.call(cartCalls.get, {}),
    apiThatAnswers(json(body)).api.call(cartCalls.changeAmount, { body: { item_id: 1, amount: 2 } }),
    apiThatAnswers(json(body)).api.call(orders.repeat, { path: { id: 5 }, body: {} }),
  ];
  const order = { items: [], draft_uuid: 'd' };

  test.each([
    [{ success: false, message: 'Кухня закрыта', order: null }, 'Кухня закрыта'],
    [{ success: false, message: 'Кухня закрыта', order }, 'Кухня закрыта'],
    [{ success: false, message: 'Кухня закрыта' }, 'Кухня закрыта'],
    [{ success: false, error: 'Кухня закрыта' }, 'Кухня закрыта'],
    [{ error: true, message: 'Кухня закрыта', order }, 'Кухня закрыта'],
    [{ error: 'Кухня закрыта', order: null }, 'Кухня закрыта'],
    [{ error: 'Кухня закрыта', message: '', order }, 'Кухня закрыта'],
    [{ error: 'E17', message: 'Кухня закрыта', order: null }, 'Кухня закрыта'],
    [{ data: { error: 'Кухня закрыта' } }, 'Кухня закрыта'],
    [{ error: '1', order: null }, undefined],
    [{ error: 17, order: null }, undefined],
  ])('refuses with %j', async (body, text) => {
    for (const answer of answers(body)) {
      await expect(answer).rejects.toMatchObject({ kind: 'refused', status: 200, text });
    }
  });

  test.each([false, 0, '0', 'no', '', ' ', null, [], {}])(
    'does not refuse with the error %j',
    async (error) => {
      for (const answer of answers({ order, error }))
        expect((await answer).order).toMatchObject({ items: [] });
    },
  );
});

test.each([
  ['a list', catalogue.groups],
  ['a page of a list', orders.list],
  ['the code of a card', bonusCalls.generateOrderCode],
  ['the settings', contentCalls.settings],
])('%s with «no» and a success status is refused, not empty or unreadable', async (_, call) => {
  const { api } = apiThatAnswers(json({ success: false, data: null, message: 'Меню обновляется' }));
  await expect(api.call(call as typeof catalogue.groups, {})).rejects.toMatchObject({
    kind: 'refused',
    status: 200,
    text: 'Меню обновляется',
  });
});

test.each([
  ['the zone of a point', restaurantCalls.polygon],
  ['an order', cartCalls.process],
  ['a booking', inquiryCalls.reservation],
  ['the logout', userCalls.logout],
  ['a new card', bonusCalls.activateCard],
])('%s has `success` as data', async (_, call) => {
  const { api } = apiThatAnswers(json({ success: false, message: 'Нет' }));
  expect(await api.call(call as typeof userCalls.logout, { body: {} })).toMatchObject({ success: false });
});

test.each([undefined, null, [], { phone: 'Слишком часто' }, { phone: ['Слишком часто', 7] }])(
  'the seconds to wait are parsed, even from a string, beside the fields %j',
  async (errors) => {
    const { api } = apiThatAnswers(json({ message: 'Подождите', seconds: '42', errors }, 429));
    const hasTexts = errors && !Array.isArray(errors);
    await expect(api.call(loginCalls.requestCode, { body: { phone: '79000000001' } })).rejects.toMatchObject({
      seconds: 42,
      fields: hasTexts ? { phone: ['Слишком часто'] } : {},
    });
  },
);

test('a network error is an unreachable back end with status 503', async () => {
  const { api } = apiThatAnswers(new TypeError('fetch failed'));
  await expect(api.call(catalogue.groups, {})).rejects.toMatchObject({ kind: 'unreachable', status: 503 });
});

test('a response that is not JSON is an unreadable error with status 502', async () => {
  const { api } = apiThatAnswers(new Response('не json'));
  await expect(api.call(dishCalls.group, { path: { slug: 'x' } })).rejects.toMatchObject({
    kind: 'unreadable',
    status: 502,
  });
});

describe('a success status without an answer', () => {
  test.each(['<html>nginx</html>', '{"data":[', 'не json', '{"message":"упс"}', '[{"id":"?"}]', ''])(
    'the body %j is an error, not an empty list',
    async (body) => {
      for (const call of [catalogue.groups, catalogue.labels, cartCalls.recommendations]) {
        const { api } = apiThatAnswers(new Response(body));
        await expect(api.call(call, {})).rejects.toMatchObject({ kind: 'unreadable', status: 502 });
      }
    },
  );

  test.each(['<html>nginx</html>', '{"data":[', 'не json', '{"message":"упс"}', ''])(
    'the body %j is an error, not empty settings',
    async (body) => {
      const { api } = apiThatAnswers(new Response(body));
      const settings = api.call(contentCalls.settings, {});
      await expect(settings).rejects.toMatchObject({ kind: 'unreadable', status: 502 });
    },
  );

  test('a write may have an empty body, but no unreadable one', async () => {
    const write = (body: string) =>
      apiThatAnswers(new Response(body)).api.call(addressCalls.deleteAddress, { body: { address_id: 5 } });
    expect(await write('')).toEqual({ success: true });
    await expect(write('<html>')).rejects.toMatchObject({ kind: 'unreadable' });
    await expect(write('{"success":')).rejects.toMatchObject({ kind: 'unreadable' });
  });
});

/** A back end that hangs before its response, or between its headers and its body. */
function apiThatHangs(stage: 'response' | 'body') {
  const fetch = ((_url: string, { signal }: { signal: AbortSignal }) => {
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    if (stage === 'response') return aborted;
    return Promise.resolve({ ok: true, status: 200, text: () => aborted });
  }) as unknown as typeof globalThis.fetch;
  return createApi({ baseUrl: '', fetch, timeLimit: 20 });
}

test.each(['response', 'body'] as const)('a call whose %s hangs times out', async (stage) => {
  await expect(apiThatHangs(stage).call(catalogue.groups, {})).rejects.toMatchObject({
    kind: 'unreachable',
    status: 503,
  });
});

test('the default timeout is ten seconds', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const { api } = apiThatAnswers(json([]));
  await api.call(catalogue.groups, {});
  expect(timeout).toHaveBeenCalledWith(10_000);
  timeout.mockRestore();
});

test.each(['response', 'body'] as const)(
  'an abort while the %s hangs rejects with its reason',
  async (stage) => {
    const caller = new AbortController();
    const call = apiThatHangs(stage).call(catalogue.groups, { signal: caller.signal });
    const reason = new Error('left the page');
    await Promise.resolve();
    caller.abort(reason);
    await expect(call).rejects.toBe(reason);
  },
);

test('a 401 calls onUnauthorized once and still rejects', async () => {
  const onUnauthorized = jest.fn();
  const { api } = apiThatAnswers(json({ message: '' }, 401), onUnauthorized);
  await expect(api.call(userCalls.data, {})).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('undefined fields of list entries are left out', async () => {
  const { api, sent } = apiThatAnswers(json({ order: null, error: false }));
  await api.call(cartCalls.addProduct, {
    body: { product_id: 5, amount: 1, modifiers: [{ id: 7, amount: undefined }] as never },
  });
  expect(decodeURIComponent(String(sent[0]?.init.body))).toBe('product_id=5&amount=1&modifiers[0][id]=7');
});

test('the caller’s signal aborts a call in browsers without AbortSignal.any', async () => {
  const { api, sent } = apiThatAnswers(json([]));
  const own = new AbortController();
  const before = Object.getOwnPropertyDescriptor(AbortSignal, 'any');
  Reflect.deleteProperty(AbortSignal, 'any');
  try {
    await api.call(catalogue.products, { query: {}, signal: own.signal });
  } finally {
    if (before) Object.defineProperty(AbortSignal, 'any', before);
  }
  expect(sent[0]?.init.signal?.aborted).toBe(false);
  own.abort('enough');
  expect(sent[0]?.init.signal).toMatchObject({ aborted: true, reason: 'enough' });
});
