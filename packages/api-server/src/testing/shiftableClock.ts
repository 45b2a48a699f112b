/**
 * Runs in a server before its own code: `GET /?ms=86400000` on this port puts its clock a day ahead, whatever the shift
 * before. Timers and `performance.now` go on, as they do when the clock of a machine is set.
 */
const shift = (port: number) => `
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';
const { now } = Date;
let ms = 0;
Date.now = () => now() + ms;
const Shifted = new Proxy(Date, {
  construct: (target, values, made) => Reflect.construct(target, values.length > 0 ? values : [Date.now()], made),
});
Date.prototype.constructor = Shifted;
globalThis.Date = Shifted;
if (isMainThread) {
  createServer((request, answer) => {
    ms = Number(new URL(request.url, 'http://clock').searchParams.get('ms'));
    answer.end();
  }).listen(${port}, '127.0.0.1').unref();
}
`;

/** The parameter of Node with which a process has a clock that `setClock` shifts. */
export const clockParameter = (port: number): string =>
  `--import=data:text/javascript,${encodeURIComponent(shift(port))}`;

/** Puts the clock of the process behind this port ahead, or with a negative number back. */
export async function setClock(port: number, days: number): Promise<void> {
  await fetch(`http://127.0.0.1:${port}/?ms=${days * 86_400_000}`);
}
