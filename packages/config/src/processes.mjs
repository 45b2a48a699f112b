import { spawn } from 'node:child_process';

/** How long a process may take to end by itself, in milliseconds. */
const grace = 10_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const alive = new Set();

/**
 * Every child leads a process group of its own, so that what it starts can be ended with it, and nothing else.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {import('node:child_process').SpawnOptions} options
 */
export function startProcess(command, parameters, options) {
  const child = spawn(command, parameters, { ...options, detached: true });
  alive.add(child);
  child.once('error', () => alive.delete(child));
  return child;
}

/**
 * @param {number} group
 * @param {NodeJS.Signals | 0} signal
 * @returns {boolean} whether there was anybody to hear it
 */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
    return true;
  } catch {
    return false;
  }
}

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @param {number} group */
async function endGroup(group) {
  if (!signalGroup(group, 'SIGTERM')) return;
  const deadline = Date.now() + grace;
  while (Date.now() < deadline) {
    await pause(50);
    if (!signalGroup(group, 0)) return;
  }
  signalGroup(group, 'SIGKILL');
}

/** Ends every group that was started here: asks first, insists after the grace. */
export async function endProcesses() {
  const groups = [...alive].flatMap((child) => child.pid ?? []);
  alive.clear();
  await Promise.all(groups.map(endGroup));
}

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {import('node:child_process').SpawnOptions & { onOutput?: (text: string) => void }} options
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export function runProcess(command, parameters, { onOutput, ...options }) {
  return new Promise((resolve, reject) => {
    const child = startProcess(command, parameters, options);
    child.stdout?.on('data', (chunk) => onOutput?.(String(chunk)));
    child.stderr?.on('data', (chunk) => onOutput?.(String(chunk)));
    child.once('error', reject);
    child.once('close', (code) => {
      alive.delete(child);
      resolve(code ?? 1);
    });
  });
}

/**
 * npm does not pass `kill` on to what it runs: it goes, and this process is left behind. So the parent is watched.
 * @param {() => void} onOrphaned
 */
function watchNpm(onOrphaned) {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) onOrphaned();
  }, 500).unref();
}

/** @returns {Promise<number>} the exit code to end with, once Ctrl-C, `kill` or a closed terminal asks for it */
export function whenInterrupted() {
  return new Promise((resolve) => {
    process.on('SIGINT', () => resolve(130));
    process.on('SIGTERM', () => resolve(143));
    process.on('SIGHUP', () => resolve(129));
    watchNpm(() => resolve(143));
  });
}
