import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { UserError } from './userError.mjs';

const highestPort = 65_535;

/**
 * @param {string} name of the variable that chooses the port
 * @param {number} fallback
 * @throws UserError when the variable is not a port.
 */
export function portFrom(name, fallback) {
  const value = process.env[name];
  if (!value) return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port <= highestPort) return port;
  throw new UserError(`${name} must be a port number, it is "${value}".`);
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>} true also where the machine has no such address: the port cannot be taken there
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(!('code' in error && error.code === 'EADDRINUSE')));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * A browser resolves `localhost` to IPv4 and IPv6, so the port has to be free on both.
 * @param {number} port one above the highest is not free
 */
export async function isPortFree(port) {
  if (port > highestPort) return false;
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

/** @type {Set<number>} */
const chosen = new Set();

/** So many workers of a test runner never choose the same port: until its server listens, each would find it free. */
const lanes = 16;

/** The number of this worker of Jest or Playwright; 0 outside of them. */
const lane = () => Number(process.env.JEST_WORKER_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % lanes;

/**
 * A free port of the loopback for a server that is about to start, and that may start again on it. The system gives
 * ports from 32768 on (on Linux) to outgoing connections, which could take one before the server listens: this one is
 * below. It is random, so that runs beside each other hardly ever choose the same.
 * @returns {Promise<number>} from 10000 to 29999; no port twice
 */
export async function freePort() {
  const port = 10_000 + lanes * randomInt(20_000 / lanes) + lane();
  if (chosen.has(port)) return freePort();
  chosen.add(port);
  return (await isPortFree(port)) ? port : freePort();
}

/**
 * A setting for the advice to choose another port. It names no command: several commands check ports.
 * @param {string} name of the variable that chooses the port
 * @param {number} port
 * @param {number} distance
 */
export const anotherPort = (name, port, distance) =>
  `${name}=${port + 2 * distance > highestPort ? port - distance : port + distance}`;

/**
 * @param {Record<string, number>} ports by the variable that chooses each
 * @throws UserError naming the variable of the first taken port, or two variables with the same port.
 */
export async function checkPorts(ports) {
  const seen = new Map();
  for (const [name, port] of Object.entries(ports)) {
    if (seen.has(port))
      throw new UserError(`${seen.get(port)} and ${name} are both ${port}; they must differ.`);
    seen.set(port, name);
    if (await isPortFree(port)) continue;
    throw new UserError(`Port ${port} is taken. Choose another, such as ${anotherPort(name, port, 10)}`);
  }
}
