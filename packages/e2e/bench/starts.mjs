import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Measures the milliseconds from the command to its printed address, then ends the command. */
function startOnce(folder, { port, apiPort }) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn('npm', ['start', '--silent'], {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: String(port), API_PORT: String(apiPort), API_URL: '' },
    });
    let milliseconds = Number.NaN;
    child.stdout.on('data', (text) => {
      if (!Number.isNaN(milliseconds) || !String(text).includes(`http://localhost:${port}`)) return;
      milliseconds = performance.now() - start;
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    });
    child.once('error', reject);
    child.once('close', () =>
      Number.isNaN(milliseconds)
        ? reject(new Error('npm start ended before its address'))
        : resolve(milliseconds),
    );
  });
}

/** Measures `npm start` in a fresh clone and repeated. The package manager's cache is warm. */
export async function measureStarts(root, ports) {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
  try {
    const clone = spawnSync('git', ['clone', '--quiet', root, folder], { stdio: 'inherit' });
    if (clone.status !== 0) throw new Error('the project could not be cloned');
    const cold = await startOnce(folder, ports);
    const warm = [];
    for (let turn = 0; turn < 3; turn += 1) warm.push(await startOnce(folder, ports));
    return { cold, warm };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
