import { spawn } from 'node:child_process';
import { UserError } from './userError.mjs';
import { root, toolEnvironment } from './workspace.mjs';

/** A process that has not ended this long after SIGTERM gets SIGKILL. */
const gracePeriodMs = 10_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const alive = new Set();

/** True from the end of the command on: a child that it started now would outlive it. */
let isEnding = false;

/**
 * Starts a child in its own process group, so that the child and its descendants can be ended together.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {import('node:child_process').SpawnOptions} options
 * @throws UserError once the command ends.
 */
export function startProcess(command, parameters, options) {
  if (isEnding) throw new UserError(`The command is ending, so it does not start ${command}.`);
  const child = spawn(command, parameters, { ...options, detached: true });
  alive.add(child);
  child.once('error', () => alive.delete(child));
  return child;
}

/**
 * @param {number} group
 * @param {NodeJS.Signals | 0} signal
 * @returns {boolean} whether the group still exists
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
  const deadline = Date.now() + gracePeriodMs;
  while (Date.now() < deadline) {
    await pause(50);
    if (!signalGroup(group, 0)) return;
  }
  signalGroup(group, 'SIGKILL');
}

/** Ends every group that was started here: SIGTERM first, SIGKILL after the grace period. Nothing starts from then on. */
export async function endProcesses() {
  isEnding = true;
  const groups = [...alive].flatMap((child) => child.pid ?? []);
  alive.clear();
  await Promise.all(groups.map(endGroup));
}

/**
 * Runs a command until it exits. Once `endProcesses` is called it never resolves, so that no next step begins.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {import('node:child_process').SpawnOptions & {
 *   onOutput?: (text: string) => void, onMessage?: (message: any) => void,
 * }} options `onMessage` needs `ipc` in `stdio`
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export function runProcess(command, parameters, { onOutput, onMessage, ...options }) {
  return new Promise((resolve, reject) => {
    if (isEnding) return;
    const child = startProcess(command, parameters, options);
    child.stdout?.on('data', (chunk) => onOutput?.(String(chunk)));
    child.stderr?.on('data', (chunk) => onOutput?.(String(chunk)));
    if (onMessage) child.on('message', onMessage);
    child.once('error', reject);
    child.once('close', (code) => {
      alive.delete(child);
      if (!isEnding) resolve(code ?? 1);
    });
  });
}

/**
 * Runs a tool in the workspace's root and keeps its output.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {Parameters<typeof runProcess>[2]} options
 */
export async function collectOutput(command, parameters, options = {}) {
  let output = '';
  const code = await runProcess(command, parameters, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: toolEnvironment(),
    ...options,
    onOutput: (text) => {
      output += text;
    },
  });
  return { code, output };
}

/**
 * npm does not pass SIGTERM on to its script: npm exits and this process stays. So the parent is watched.
 * @param {() => void} onOrphaned
 */
function watchNpm(onOrphaned) {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) onOrphaned();
  }, 500).unref();
}

/** @returns {Promise<number>} the exit code, once Ctrl-C, `kill` or a closed terminal interrupts the command */
export function whenInterrupted() {
  return new Promise((resolve) => {
    process.on('SIGINT', () => resolve(130));
    process.on('SIGTERM', () => resolve(143));
    process.on('SIGHUP', () => resolve(129));
    watchNpm(() => resolve(143));
  });
}
