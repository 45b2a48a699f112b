import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '@storefront/config/workspace';
import type { Installation } from './installBundle';

/** The time limits for a process that never answers, and for its end after SIGTERM: the process itself promises 9 s. */
const readyTimeoutMs = 170_000;
const endTimeoutMs = 15_000;

export interface ServiceOptions {
  /** For error messages. */
  name: string;
  port: number;
  /** Arguments of Node: the file of the server, and its own. */
  parameters: readonly string[];
  /** The program, with arguments before those; by default the Node of this process. */
  program?: readonly [string, ...string[]];
  /** Where it starts, and as whom; by default the workspace, as this process. */
  installation?: Installation;
  /** The path that answers 200 once the process can serve. */
  readyPath: string;
  env: Record<string, string>;
  /** Receives the output of the process, which otherwise goes to this process's own output. */
  onOutput?: (text: string) => void;
}

/** A server process that a test starts, on a loopback port. */
export class Service {
  #child: ChildProcess | undefined;
  readonly #options: ServiceOptions;

  constructor(options: ServiceOptions) {
    this.#options = options;
  }

  get port() {
    return this.#options.port;
  }

  /** The id of its process, while it runs. */
  get pid() {
    return this.#child?.pid;
  }

  /** Ends it at once, as a lack of memory or a power cut does. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Starts it and waits until it is ready. @throws Error when it ends or does not answer. */
  async start(): Promise<void> {
    const {
      name,
      port,
      parameters,
      program = [process.execPath],
      installation,
      readyPath,
      env,
      onOutput,
    } = this.#options;
    const output = onOutput ? 'pipe' : 'inherit';
    const [file, ...before] = program;
    const child = spawn(file, [...before, ...parameters], {
      cwd: installation?.folder ?? root,
      ...installation?.user,
      stdio: ['ignore', output, output],
      env: { PATH: process.env['PATH'], LOG_LEVEL: 'warn', ...env },
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
    }
    const deadline = Date.now() + readyTimeoutMs;
    while (Date.now() < deadline && child.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${port}${readyPath}`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    child.kill('SIGKILL');
    throw new Error(`The ${name} is not ready at ${readyPath}.`);
  }

  /** Sends SIGTERM and waits for the end; a process that does not end gets SIGKILL. */
  async stop(): Promise<'ended' | 'killed'> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return 'ended';
    const ended = once(child, 'exit');
    const timer = setTimeout(() => child.kill('SIGKILL'), endTimeoutMs);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(timer);
    return child.signalCode === 'SIGKILL' ? 'killed' : 'ended';
  }
}
