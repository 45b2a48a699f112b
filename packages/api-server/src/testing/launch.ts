import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A process of the server. */
export interface ServerProcess {
  /** Everything written to stdout and stderr so far. */
  output: () => string;
  /** Resolves once the server responds; throws with its output when it exits before. */
  ready: () => Promise<void>;
  /** Sends the signal, waits for the exit and returns the exit code. */
  stop: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

export interface LaunchOptions {
  environment: Record<string, string>;
  parameters?: readonly string[];
}

const launched = new Set<ServerProcess>();
let hasEnded = false;

/** Kills every process that still runs, and refuses new ones: a hook that timed out goes on. */
export async function endLaunching(): Promise<void> {
  hasEnded = true;
  await Promise.all([...launched].map((server) => server.stop('SIGKILL')));
}

/** Starts the bundle in `build`. */
export function launch(build: string, { environment, parameters = [] }: LaunchOptions): ServerProcess {
  if (hasEnded) throw new Error('the test file ended before its server started');
  const child: ChildProcess = spawn(process.execPath, [join(build, 'main.mjs'), ...parameters], {
    env: { ...process.env, ...environment },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => (text += part));
  }
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  const server: ServerProcess = {
    output: () => text,
    ready: async () => {
      while (!text.includes('The API answers at')) {
        if (hasExited()) throw new Error(`the server did not start:\n${text}`);
        await wait(20);
      }
    },
    stop: async (signal) => {
      if (hasExited()) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
  launched.add(server);
  return server;
}
