import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPrograms } from './debianPrograms.mjs';
import { freePort } from './ports.mjs';
import { collectOutput, startProcess } from './processes.mjs';
import { UserError } from './userError.mjs';

/** @typedef {{ postgresUrl: string, redisUrl: string }} Databases */

const oldestMajor = 15;
const redisServer = '/usr/bin/redis-server';
/** How long a database may take to start. */
const startTimeoutMs = 20_000;

/** The folder of PostgreSQL's programs as Debian installs them: the newest supported version. */
export function postgresPrograms() {
  const parent = '/usr/lib/postgresql';
  if (!existsSync(parent)) return undefined;
  const majors = readdirSync(parent)
    .map(Number)
    .filter((major) => major >= oldestMajor && existsSync(join(parent, String(major), 'bin/initdb')));
  return majors.length > 0 ? join(parent, String(Math.max(...majors)), 'bin') : undefined;
}

const isInstalled = () => postgresPrograms() !== undefined && existsSync(redisServer);

/** @type {Promise<boolean> | undefined} */
let checked;

/** PostgreSQL 15 or newer and Redis. Stages that run at once share one check: Debian's installer runs once at a time. */
export function checkDatabases() {
  checked ??= checkPrograms({
    name: 'PostgreSQL and Redis',
    packages: ['postgresql', 'redis-server'],
    isInstalled,
  });
  return checked;
}

/**
 * PostgreSQL does not run as root; Debian's package creates this user.
 * @returns {{ uid?: number, gid?: number }}
 */
function postgresUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Settings of a cluster whose data need not survive a crash: fast, with few writes to disk.
 * @param {number} port
 */
function clusterSettings(port) {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_connections: 300,
    shared_buffers: '128MB',
    jit: 'off',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * Stops a server, even with open connections.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
async function stop(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

/**
 * Resolves once the child's output contains `text`.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} text
 * @returns {Promise<void>}
 */
function untilOutput(child, text) {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = () => reject(new UserError(`A database did not start:\n${output}`));
    const timer = setTimeout(fail, startTimeoutMs);
    const onData = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      if (!output.includes(text)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', onData);
    child.stderr?.on('data', onData);
    child.once('exit', () => {
      clearTimeout(timer);
      fail();
    });
  });
}

/** @param {string} folder */
async function startPostgres(folder) {
  const programs = postgresPrograms() ?? '';
  const options = { cwd: folder, ...postgresUser() };
  const parameters = ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  const initdb = [...parameters, '--locale=C.UTF-8'];
  const { code, output } = await collectOutput(join(programs, 'initdb'), initdb, options);
  if (code !== 0) throw new UserError(`PostgreSQL could not create its data folder:\n${output}`);
  const port = await freePort();
  const server = startProcess(
    join(programs, 'postgres'),
    ['-D', join(folder, 'data'), ...clusterSettings(port)],
    { ...options, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  await untilOutput(server, 'ready to accept connections');
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop: () => stop(server, 'SIGINT') };
}

/** @param {string} folder */
async function startRedis(folder) {
  const port = await freePort();
  // Each test server uses its own numbered database.
  const parameters = `--port ${port} --bind 127.0.0.1 --databases 4096 --appendonly no --dir ${folder}`.split(
    ' ',
  );
  const server = startProcess(redisServer, [...parameters, '--save', ''], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilOutput(server, 'Ready to accept connections');
  return { url: `redis://127.0.0.1:${port}`, stop: () => stop(server, 'SIGTERM') };
}

/**
 * Runs `work` with a temporary PostgreSQL and Redis on free loopback ports. Both and their files are removed
 * afterwards, also after Ctrl-C.
 * @template T
 * @param {(databases: Databases) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withDatabases(work) {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-databases-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  // An interrupted command ends its child processes before it exits.
  process.once('exit', removeFolder);
  const postgresHome = join(folder, 'postgres');
  mkdirSync(postgresHome);
  const { uid, gid } = postgresUser();
  if (uid !== undefined && gid !== undefined)
    for (const path of [folder, postgresHome]) chownSync(path, uid, gid);
  const postgres = await startPostgres(postgresHome);
  const redis = await startRedis(folder);
  try {
    return await work({ postgresUrl: postgres.url, redisUrl: redis.url });
  } finally {
    await Promise.all([postgres.stop(), redis.stop()]);
    removeFolder();
    process.off('exit', removeFolder);
  }
}
