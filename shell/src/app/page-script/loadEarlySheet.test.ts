/** @jest-environment jsdom */
import { loadEarlySheet } from './loadEarlySheet';

/** Answers with a document as a browser parses it, or fails. */
class FakeRequest {
  static answer: { status: number; html: string } | 'unreachable' = 'unreachable';
  static asked: string[] = [];
  responseType = '';
  status = 0;
  responseXML: Document | null = null;
  readonly listeners: Record<string, () => void> = {};
  addEventListener(name: string, listener: () => void) {
    this.listeners[name] = listener;
  }
  open(method: string, url: string) {
    FakeRequest.asked.push(`${method} ${url} ${this.responseType}`);
  }
  send() {
    const { answer } = FakeRequest;
    if (answer === 'unreachable') return this.listeners['error']?.();
    this.status = answer.status;
    this.responseXML = new DOMParser().parseFromString(answer.html, 'text/html');
    this.listeners['load']?.();
  }
}

class FakeSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

const adopted: FakeSheet[] = [];

beforeAll(() => {
  Object.assign(window, { XMLHttpRequest: FakeRequest, CSSStyleSheet: FakeSheet });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: adopted });
});

const answered = (status: number, html: string) => {
  FakeRequest.answer = { status, html };
  return loadEarlySheet('/assets/early-sheet.1.html');
};

test('the template comes from the answer, and its styles become a style sheet of the page', async () => {
  const template = await answered(200, '<!doctype html><template><style>.a{}</style><p>…</p></template>');
  expect(template?.innerHTML).toBe('<p>…</p>');
  expect(adopted.map(({ text }) => text)).toEqual(['.a{}']);
  expect(FakeRequest.asked).toEqual(['GET /assets/early-sheet.1.html document']);
});

test.each([
  ['an error', 404, '<!doctype html><template><style>.a{}</style></template>'],
  ['another document', 200, '<!doctype html><p>Вход в сеть</p>'],
])('%s gives no sheet', async (_, status, html) => {
  expect(await answered(status, html)).toBeUndefined();
});

test('a server that cannot be reached gives no sheet', async () => {
  FakeRequest.answer = 'unreachable';
  expect(await loadEarlySheet('/assets/early-sheet.1.html')).toBeUndefined();
});
