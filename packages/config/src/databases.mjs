import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages, mayInstall } from './apt.mjs';
import { runProcess, startProcess } from './processes.mjs';
import { Refusal } from './refusal.mjs';

/** @typedef {{ postgresUrl: string, redisUrl: string }} Databases */

const oldestMajor = 15;
const redisServer = '/usr/bin/redis-server';
/** How long a server may take to answer, in milliseconds. */
const patience = 20_000;

/** The folder of PostgreSQL's programs, as Debian lays them out: the newest that will do. */
function postgresPrograms() {
  const parent = '/usr/lib/postgresql';
  if (!existsSync(parent)) return undefined;
  const majors = readdirSync(parent)
    .map(Number)
    .filter((major) => major >= oldestMajor && existsSync(join(parent, String(major), 'bin/initdb')));
  return majors.length > 0 ? join(parent, String(Math.max(...majors)), 'bin') : undefined;
}

const isInstalled = () => postgresPrograms() !== undefined && existsSync(redisServer);

/**
 * Makes sure that PostgreSQL and Redis are installed; installs Debian's where this process may.
 * @returns {Promise<boolean>} false where they are not there and can't be installed; one line says so then
 * @throws Refusal instead when `CI` is set: there every test runs.
 */
export async function checkDatabases() {
  if (isInstalled()) return true;
  if (mayInstall()) {
    console.log("Installing Debian's PostgreSQL and Redis…");
    await installPackages(['postgresql', 'redis-server']);
    if (isInstalled()) return true;
  }
  const advice = `PostgreSQL ${oldestMajor} or newer and Redis are missing. Run: sudo apt-get install -y postgresql redis-server`;
  if (process.env['CI']) throw new Refusal(advice);
  console.log(`${advice}\nWithout them the tests on real databases are left out.`);
  return false;
}

/**
 * PostgreSQL refuses to run as root: Debian's package brings this user along.
 * @returns {{ uid?: number, gid?: number }}
 */
function postgresUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
}

/**
 * Settings of a cluster that need not survive anything: it is quick and hardly touches the disk.
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
 * Ends a server, whoever still talks to it.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
async function end(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

/**
 * Resolves once what the child says has `words`.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} words
 * @returns {Promise<void>}
 */
function said(child, words) {
  let output = '';
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Refusal(`A database did not start:\n${output}`));
    const timer = setTimeout(refuse, patience);
    const listen = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      if (!output.includes(words)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => {
      clearTimeout(timer);
      refuse();
    });
  });
}

/** @param {string} folder */
async function startPostgres(folder) {
  const programs = postgresPrograms() ?? '';
  const options = { cwd: folder, ...postgresUser() };
  let output = '';
  const parameters = ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  const code = await runProcess(join(programs, 'initdb'), [...parameters, '--locale=C.UTF-8'], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    onOutput: (text) => {
      output += text;
    },
  });
  if (code !== 0) throw new Refusal(`PostgreSQL could not make its folder:\n${output}`);
  const port = await freePort();
  const server = startProcess(
    join(programs, 'postgres'),
    ['-D', join(folder, 'data'), ...clusterSettings(port)],
    { ...options, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  await said(server, 'ready to accept connections');
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop: () => end(server, 'SIGINT') };
}

/** @param {string} folder */
async function startRedis(folder) {
  const port = await freePort();
  // Every server of a test gets a numbered database of its own.
  const words = `--port ${port} --bind 127.0.0.1 --databases 4096 --appendonly no --dir ${folder}`.split(' ');
  const server = startProcess(redisServer, [...words, '--save', ''], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await said(server, 'Ready to accept connections');
  return { url: `redis://127.0.0.1:${port}`, stop: () => end(server, 'SIGTERM') };
}

/**
 * Runs something beside a PostgreSQL and a Redis of its own, on loopback and free ports; both and their files
 * are gone afterwards, also after Ctrl-C.
 * @template T
 * @param {(databases: Databases) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withDatabases(work) {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-databases-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  // An interrupted command ends every process first and then exits.
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
