import { inspect } from 'node:util';
import { embeddedCaptchaToken } from '@storefront/contracts';
import { test as base, expect } from '@playwright/test';
import { newPhone, readCode } from '../shopper/logIn';
import { stack } from '../stack/stack';
import type { Driver, Engine, Target } from './driver';
import { openEntrance } from './entrance';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

interface Worker {
  engineName: 'firefox' | 'webkit';
  engine: Engine;
}

interface Fixtures {
  /** The address of the shell that the test visits. */
  shellUrl: string;
  /** Faults that the test causes itself. */
  expectedFaults: RegExp | undefined;
  entrance: Awaited<ReturnType<typeof openEntrance>>;
  driver: Driver;
}

/** A test in Firefox and WebKit that fails when a page has a fault. */
export const test = base.extend<Fixtures, Worker>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, run) => {
      const engine = await (engineName === 'firefox' ? startFirefox() : startWebKit());
      await run(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  shellUrl: [`http://localhost:${stack().port}`, { option: true }],
  expectedFaults: [undefined, { option: true }],
  entrance: async ({ shellUrl, expectedFaults }, run) => {
    const entrance = await openEntrance(shellUrl);
    await run(entrance);
    entrance.close();
    expect(entrance.faults.filter((fault) => !expectedFaults?.test(fault))).toEqual([]);
  },
  driver: async ({ engine, entrance }, run, testInfo) => {
    const driver = await engine.open(entrance.origin);
    await run(driver);
    try {
      if (testInfo.status !== testInfo.expectedStatus)
        await driver.screenshot(testInfo.outputPath('page.png'));
    } finally {
      await driver.close();
    }
  },
});

export { expect };

export const dialog = (name: string | RegExp): Target => ({ role: 'dialog', name });

/** Waits for a part. */
export const sees = (driver: Driver, target: Target) =>
  expect.poll(() => driver.isVisible(target), { message: inspect(target) }).toBe(true);

/** Waits until a part is not there. */
export const seesNo = (driver: Driver, target: Target) =>
  expect.poll(() => driver.isVisible(target), { message: inspect(target) }).toBe(false);

/** In the page: it is hydrated, and its last chunk is there. A page that is left earlier reports failed scripts. */
const isLoaded = `'hydrated' in document.documentElement.dataset && !!document.querySelector('body > [data-stays-live]')`;

/** Opens a page and waits until it has loaded. */
export async function visit(driver: Driver, path: string) {
  await driver.open(path);
  await fullyLoaded(driver);
}

/** Gives a sign of a visitor, with which a page starts (decision 0098), and waits for its last chunk. */
export async function fullyLoaded(driver: Driver) {
  await driver.key('Shift');
  await expect.poll(() => driver.evaluate(isLoaded)).toBe(true);
}

/** Presses a field and types into it. */
export async function fill(driver: Driver, target: Target, text: string) {
  await driver.press(target);
  await driver.type(text);
}

/** Sends a call from the open page, and returns its answer. */
export const call = (driver: Driver, path: string, body: object) =>
  driver.evaluate(`fetch(${JSON.stringify(path)}, {
    method: 'POST',
    headers: { 'x-source': 'site', 'content-type': 'application/json' },
    body: ${JSON.stringify(JSON.stringify(body))},
  }).then((answer) => answer.ok ? answer.json() : Promise.reject(new Error(answer.status)))`);

/** Logs a new customer in by calls of the open page. The next page is the customer's. */
export async function logInByCalls(driver: Driver) {
  const phone = newPhone();
  const login = { phone: `7${phone}`, recaptcha: embeddedCaptchaToken };
  await call(driver, '/api/auth/', login);
  await call(driver, '/api/auth/confirm/', { ...login, code: await readCode(phone) });
}

/** Adds an entry with a panel after the page's own, goes back to the page, and opens the panel by Forward. */
export async function openByForward(driver: Driver, panel: string, params: object) {
  await driver.evaluate(`history.pushState({
    ...history.state,
    idx: history.state.idx + 1,
    key: ${JSON.stringify(panel)},
    usr: { panels: { stack: [${JSON.stringify({ panel, params })}], pushed: 1 } },
  }, '')`);
  await driver.back();
  await expect.poll(() => driver.evaluate('history.state.key')).not.toBe(panel);
  await driver.forward();
}
