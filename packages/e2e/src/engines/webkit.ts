import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inspect } from 'node:util';
import { expect } from '@playwright/test';
import { freePort } from '@storefront/config/ports';
import { until } from '@storefront/config/until';
import type { Driver, Engine, Target } from './driver';

/** Finds parts by role and name in a page: WebDriver itself knows only selectors. Without `hidden` it is slow. */
const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** In the page: the first visible part, as `Target` describes it. */
const find = `
const matcher = (text) => text && typeof text === 'object' ? new RegExp(text.source, text.flags) : text;
const all = ({ role, name, text, within }) => {
  const { queryAllByRole, queryAllByText } = TestingLibraryDom;
  const roots = within ? all(within).slice(0, 1) : [document.body];
  return roots
    .flatMap((root) => role ? queryAllByRole(root, role, { name: matcher(name), hidden: true }) : queryAllByText(root, matcher(text)))
    .filter((part) => !part.closest('[inert], [aria-hidden=true]'));
};
const found = all(arguments[0]).find((part) => part.checkVisibility({ visibilityProperty: true }));`;

/** The middle of a part once it stands still and can be pressed there. */
const middle = `${find}
const done = arguments[1];
if (!found) return done(null);
found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
const boxOf = () => found.getBoundingClientRect();
const before = boxOf();
requestAnimationFrame(() => requestAnimationFrame(() => {
  const { left, top, width, height } = boxOf();
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  const owns = [found, ...(found.labels ?? [])].some((part) => part.contains(hit));
  done(owns && left === before.left && top === before.top ? point : null);
}));`;

const keys = {
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
} as const;

/** Regular expressions do not pass through JSON. */
const toJson = (_key: string, value: unknown) =>
  value instanceof RegExp ? { source: value.source, flags: value.flags } : value;

const browserOptions = {
  binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  args: ['--automation'],
};

/** Debian's WebKitGTK, driven over WebDriver, which is HTTP, on an X server: it has no mode without one. */
export async function startWebKit(): Promise<Engine> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(server.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return {
    open: (origin) => WebKit.start(`:${String(number).trim()}`, origin),
    async stop() {
      server.kill();
      await once(server, 'exit');
    },
  };
}

/** The longest wait for an answer of the driver, ms: it waits for pages itself. */
const answerMs = 60_000;

class WebKit implements Driver {
  #session = '';

  private constructor(
    private readonly server: ChildProcess,
    private readonly port: number,
    private readonly origin: string,
  ) {}

  /** Starts a browser without data of an earlier one, on an X display. */
  static async start(display: string, origin: string): Promise<WebKit> {
    const port = await freePort();
    const server = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      // Without a locale the browser's language is «C», which is none.
      env: { ...process.env, DISPLAY: display, TZ: 'Europe/Moscow', LANG: 'ru_RU.UTF-8' },
    });
    const driver = new WebKit(server, port, origin);
    try {
      await driver.#startSession();
      return driver;
    } catch (error) {
      server.kill();
      throw error;
    }
  }

  async #startSession() {
    const isReady = () =>
      this.#call('GET', '/status').then(
        () => true,
        () => false,
      );
    await until(isReady);
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
    const { sessionId } = (await this.#call('POST', '/session', { capabilities })) as { sessionId: string };
    this.#session = `/session/${sessionId}`;
    await this.resize(1440, 900);
  }

  async #call(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      // A browser that does not start would use up the time of the test.
      signal: AbortSignal.timeout(answerMs),
      ...(body && { body: JSON.stringify(body, toJson) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  }

  #post(path: string, body: object = {}) {
    return this.#call('POST', this.#session + path, body);
  }

  /** Runs a script that calls its last argument with its result. */
  async #run(script: string, ...args: unknown[]): Promise<unknown> {
    if (script.includes('TestingLibraryDom')) {
      const isThere = 'return typeof TestingLibraryDom === "object"';
      if (!(await this.#post('/execute/sync', { script: isThere, args: [] })))
        await this.#post('/execute/sync', { script: testingLibrary, args: [] });
    }
    return this.#post('/execute/async', { script, args });
  }

  async open(path: string) {
    await this.#post('/url', { url: this.origin + path });
  }

  async reload() {
    await this.#post('/refresh');
  }

  // Its own commands pass over entries that a script added without a press, such as those of `openByForward`.
  async back() {
    await this.evaluate('void history.back()');
  }

  async forward() {
    await this.evaluate('void history.forward()');
  }

  async resize(width: number, height: number) {
    await this.#post('/window/rect', { width, height });
  }

  async press(target: Target) {
    let point: object | null = null;
    const look = async () => {
      point = (await this.#run(middle, target)) as object | null;
      return point;
    };
    await expect.poll(look, { message: `press ${inspect(target)}` }).not.toBeNull();
    await this.#actions('pointer', [
      { type: 'pointerMove', duration: 0, origin: 'viewport', ...(point as object | null) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async #actions(type: 'key' | 'pointer', actions: object[]) {
    await this.#post('/actions', { actions: [{ type, id: type, actions }] });
  }

  #press(value: string) {
    return [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
  }

  async type(text: string) {
    await this.#actions('key', [...text].flatMap(this.#press));
  }

  async key(name: keyof typeof keys) {
    await this.#actions('key', this.#press(keys[name]));
  }

  async chooseFile(file: string) {
    const input = await this.#post('/element', {
      using: 'css selector',
      value: '[role=dialog] input[type=file]',
    });
    const [id] = Object.values(input as Record<string, string>);
    await this.#post(`/element/${id}/value`, { text: file });
  }

  async isVisible(target: Target) {
    return (await this.#run(`${find} arguments[1](found !== undefined);`, target)) === true;
  }

  evaluate(expression: string) {
    return this.#run(`Promise.resolve(${expression}).then(arguments[0]);`);
  }

  async screenshot(file: string) {
    writeFileSync(
      file,
      Buffer.from(String(await this.#call('GET', `${this.#session}/screenshot`)), 'base64'),
    );
  }

  async close() {
    await this.#call('DELETE', this.#session);
    this.server.kill();
    await once(this.server, 'exit');
  }
}
