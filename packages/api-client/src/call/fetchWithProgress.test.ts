import { orders } from '@storefront/api-contract';
import { createApi } from './createApi';

type Events = 'load' | 'error' | 'abort';

/** A browser's request that the test answers. */
class FakeRequest extends EventTarget {
  static sent: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  address = '';
  body: unknown;
  status = 0;
  responseText = '';
  isAborted = false;
  open(method: string, url: string) {
    this.address = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 7\r\n';
  }
  send(body: unknown) {
    this.body = body;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.isAborted = true;
    this.end('abort');
  }
  end(how: Events) {
    this.dispatchEvent(new Event(how));
  }
  progress(loaded: number, total: number, lengthComputable = true) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable }));
  }
  answer(status: number, responseText: string) {
    Object.assign(this, { status, responseText });
    this.end('load');
  }
}

const fetch = jest.fn();
const onUnauthorized = jest.fn();
const api = createApi({ baseUrl: '', fetch, headers: { 'x-shell': 'secret' }, onUnauthorized });
const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });

async function upload(signal?: AbortSignal) {
  const shares: number[] = [];
  const call = api.call(orders.estimate, {
    path: { id: 7 },
    body: { mark: 5, images: [photo] },
    signal,
    onUpload: (share) => void shares.push(share),
  });
  // The test answers later, and a rejection may come before it listens.
  call.catch(() => undefined);
  while (FakeRequest.sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
  return { call, shares, request: FakeRequest.sent[0] as FakeRequest };
}

beforeEach(() => {
  FakeRequest.sent = [];
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
});
afterAll(() => Reflect.deleteProperty(globalThis, 'XMLHttpRequest'));

test('an upload is sent like any other call, and reports how far it is', async () => {
  const { call, shares, request } = await upload();
  expect(request.address).toBe('POST /api/user/orders/7/estimate/');
  expect(request.headers).toEqual({ accept: 'application/json', 'x-source': 'site', 'x-shell': 'secret' });
  expect((request.body as FormData).getAll('images[]')).toEqual([photo]);
  request.progress(1, 4);
  request.progress(2, 0, false);
  request.progress(4, 4);
  request.answer(200, '{"success":true}');
  expect(await call).toEqual({ success: true });
  expect(shares).toEqual([0.25, 1]);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  [413, '{"message":"Файлы велики"}', { kind: 'refused', status: 413, text: 'Файлы велики' }],
  [200, '{"success":false,"message":"Закрыто"}', { kind: 'refused', status: 200, text: 'Закрыто' }],
  [200, '<html>nginx</html>', { kind: 'unreadable', status: 502 }],
  [502, '<html>nginx</html>', { kind: 'refused', status: 502 }],
])('an upload that is answered with %d and %s fails as any other call', async (status, text, error) => {
  const { call, request } = await upload();
  request.answer(status, text);
  await expect(call).rejects.toMatchObject(error);
});

test('an upload without content in its answer is done', async () => {
  const { call, request } = await upload();
  request.answer(204, '');
  expect(await call).toEqual({ success: true });
});

test('an upload that answers 401 ends the session', async () => {
  const { call, request } = await upload();
  request.answer(401, '{}');
  await expect(call).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('an upload that the network loses is an unreachable back end', async () => {
  const { call, request } = await upload();
  request.end('error');
  await expect(call).rejects.toMatchObject({
    kind: 'unreachable',
    status: 503,
    cause: { name: 'TypeError' },
  });
});

test('an upload whose time is over is aborted', async () => {
  const { controller, restore } = manualTimeout();
  const { call, request } = await upload();
  restore();
  controller.abort(new DOMException('too slow', 'TimeoutError'));
  await expect(call).rejects.toMatchObject({ kind: 'unreachable', cause: { name: 'TimeoutError' } });
  expect(request.isAborted).toBe(true);
});

test('an upload that its caller aborts rejects with the caller’s reason', async () => {
  const caller = new AbortController();
  const { call, request } = await upload(caller.signal);
  const reason = new Error('left the page');
  caller.abort(reason);
  await expect(call).rejects.toBe(reason);
  expect(request.isAborted).toBe(true);
});

/** Lets the test end the time of the next call. */
function manualTimeout() {
  const controller = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  return { controller, restore: () => timeout.mockRestore() };
}
