import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { median } from './numbers.mjs';

function fetchOnce(url) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    let milliseconds = 0;
    /** @type {Buffer[]} */
    const chunks = [];
    const call = request(url, (answer) => {
      answer.on('data', (chunk) => {
        milliseconds ||= performance.now() - start;
        chunks.push(chunk);
      });
      answer.on('end', () => resolve({ milliseconds, html: Buffer.concat(chunks) }));
    });
    call.on('error', reject);
    call.end();
  });
}

/** Time to the first byte of the server's HTML, warm, in milliseconds, and the weight of the page (gzip -9). */
export async function measureFirstByte(origin, paths) {
  const rows = [];
  for (const path of paths) {
    for (let turn = 0; turn < 5; turn += 1) await fetchOnce(origin + path);
    const times = [];
    let html = Buffer.alloc(0);
    for (let turn = 0; turn < 50; turn += 1) {
      const answer = await fetchOnce(origin + path);
      times.push(answer.milliseconds);
      html = answer.html;
    }
    const sorted = [...times].sort((a, b) => a - b);
    rows.push({
      path,
      median: median(times),
      p95: sorted[47] ?? Number.NaN,
      bytes: gzipSync(html, { level: 9 }).length,
    });
  }
  return rows;
}
