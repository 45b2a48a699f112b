import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from './test';
import { Visitor } from './visitor';

const guests = 6;
const pages = ['/', '/menu', '/restaurants', '/promos'];

test('a shell that is killed under load costs at most the requests under way, and serves again after its start', async ({
  stack,
}) => {
  const [killed] = stack.shells;
  if (!killed) throw new Error('there is no shell');
  const filesOf = () => readdirSync(stack.versions.releases, { recursive: true, encoding: 'utf8' }).sort();
  const before = filesOf();
  const state = { isOn: true, underWay: 0, read: 0 };
  const failures: string[] = [];
  const guest = async (number: number) => {
    const visitor = new Visitor(stack.origin, 220 + number);
    for (let turn = 0; state.isOn; turn += 1) {
      // Every second page is in no cache.
      const path = `${pages[(turn + number) % pages.length]}${turn % 2 === 0 ? '' : `?visit=${number}-${turn}`}`;
      state.underWay += 1;
      const answer = await visitor.send('GET', path).catch((error: unknown) => String(error));
      state.underWay -= 1;
      if (typeof answer === 'string') failures.push(`${path}: ${answer}`);
      else if (answer.status !== 200 || !answer.body.includes('</html>'))
        failures.push(`${path}: ${answer.status}`);
      else state.read += 1;
      await pause(100);
    }
  };
  /** Waits until the guests have read some more pages, or are refused. */
  const untilRead = async (more: number) => {
    const goal = state.read + more;
    while (state.read < goal && failures.length <= guests) await pause(50);
  };
  const reading = Array.from({ length: guests }, (_, number) => guest(number));
  try {
    await untilRead(20);
    while (state.underWay === 0) await pause(1);
    const underWay = state.underWay;
    await killed.kill();
    await untilRead(30);
    expect(failures.length, failures.join()).toBeLessThanOrEqual(underWay);
    const sofar = failures.length;
    await killed.start();
    await untilRead(30);
    expect(failures.slice(sofar)).toEqual([]);
  } finally {
    state.isOn = false;
    await Promise.all(reading);
  }
  const page = await fetch(`http://127.0.0.1:${killed.port}/menu`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')]);
  expect(filesOf()).toEqual(before);
});
