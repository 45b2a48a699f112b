import { get } from 'node:http';
import { median } from './numbers.mjs';

/** Milliseconds to the first byte of an answer, once all of it is there. */
const timeOf = (url) =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    let milliseconds = 0;
    get(url, (answer) => {
      answer.on('data', () => {
        milliseconds ||= performance.now() - start;
      });
      answer.on('end', () => resolve(milliseconds));
    }).on('error', reject);
  });

/** Time to the first byte of the server's HTML, warm, in milliseconds. */
export async function measureFirstByte(origin, paths) {
  const rows = [];
  for (const path of paths) {
    for (let turn = 0; turn < 5; turn += 1) await timeOf(origin + path);
    const times = [];
    for (let turn = 0; turn < 50; turn += 1) times.push(await timeOf(origin + path));
    const sorted = [...times].sort((a, b) => a - b);
    rows.push({ path, median: median(times), p95: sorted[47] ?? Number.NaN });
  }
  return rows;
}
